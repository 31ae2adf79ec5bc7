import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { getProductBySlug } from '@/lib/shop/catalogue';
import { drawQrCode } from '@/lib/shop/qr-code';
import { productParams, type ProductParams } from '../product-params';

export const dynamic = 'force-static';
export const generateStaticParams = productParams;

/** The QR code of a product's order chat. A file of its own, so that only printing loads it. */
export async function GET(_: Request, { params }: { params: ProductParams }) {
  const product = getProductBySlug((await params).slug);
  // The build deletes the empty file that an empty catalogue has for `NO_PRODUCT`.
  const drawing = product ? drawQrCode(orderChat(orderMessage(product.name))) : '';
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
