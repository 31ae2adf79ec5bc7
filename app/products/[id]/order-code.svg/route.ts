import { notFound } from 'next/navigation';
import { orderChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { allProducts, getProduct } from '@/lib/shop/catalogue';
import { drawQrCode } from '@/lib/shop/qr-code';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return allProducts.map(({ id }) => ({ id }));
}

/** The QR code of a product's order chat. A file of its own, so that only printing loads it. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { name, availability } = getProduct((await params).id) ?? notFound();
  const chat = orderChatUrl(orderMessage(name, availability === 'out of stock'));
  return new Response(drawQrCode(chat), { headers: { 'Content-Type': 'image/svg+xml' } });
}
