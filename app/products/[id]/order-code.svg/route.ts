import { notFound } from 'next/navigation';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { getProduct } from '@/lib/shop/catalogue';
import { drawQrCode } from '@/lib/shop/qr-code';
import { productParams, type ProductParams } from '../product-params';

export const dynamic = 'force-static';
export const generateStaticParams = productParams;

/** The QR code of a product's order chat. A file of its own, so that only printing loads it. */
export async function GET(_: Request, { params }: { params: ProductParams }) {
  const { name } = getProduct((await params).id) ?? notFound();
  return new Response(drawQrCode(orderChat(orderMessage(name))), { headers: { 'Content-Type': 'image/svg+xml' } });
}
