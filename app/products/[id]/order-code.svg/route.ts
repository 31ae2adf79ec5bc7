import { notFound } from 'next/navigation';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { getProduct, getProducts } from '@/lib/shop/catalogue';
import { drawQrCode } from '@/lib/shop/qr-code';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return getProducts().map(({ id }) => ({ id }));
}

/** The QR code of a product's order chat. A file of its own, so that only printing loads it. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { name } = getProduct((await params).id) ?? notFound();
  return new Response(drawQrCode(orderChat(orderMessage(name))), { headers: { 'Content-Type': 'image/svg+xml' } });
}
