import { getProductBySlug } from '@/lib/shop/catalogue';
import { toProductView } from '@/lib/shop/product-view';
import { drawQrCode } from '@/lib/shop/qr-code';
import { productParams, type ProductParams } from '../product-params';

export const dynamic = 'force-static';
export const generateStaticParams = productParams;

/** The chat that orders a product, for its printed sheet: a file of its own, which only printers load. */
export async function GET(_: Request, { params }: { params: ProductParams }) {
  const product = getProductBySlug((await params).slug);
  // That of no product is taken out again.
  const drawing = product ? drawQrCode(toProductView(product).orderLink) : '';
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
