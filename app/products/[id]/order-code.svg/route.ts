import { notFound } from 'next/navigation';
import { toShownProduct } from '@/components/pages/to-shown-product';
import { getProduct, allProducts } from '@/lib/shop/catalogue';
import { drawQrCode } from '@/lib/shop/qr-code';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return allProducts.map(({ id }) => ({ id }));
}

/** The QR code of a product's order chat. A file of its own, so that only printing loads it. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { orderUrl } = toShownProduct(getProduct((await params).id) ?? notFound());
  return new Response(drawQrCode(orderUrl), { headers: { 'Content-Type': 'image/svg+xml' } });
}
