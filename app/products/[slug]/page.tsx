import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductDetails } from '@/components/catalogue/product-details';
import { RelatedProducts } from '@/components/catalogue/related-products';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { getProductBySlug, getProducts, getRelatedProducts } from '@/lib/catalogue';
import { paths } from '@/lib/paths';
import { toProductView } from '@/lib/product-view';
import { productMetadata } from '@/lib/seo/metadata';

interface ProductPageProps {
  params: Promise<{ slug: string }>;
}

/** How many other products stand below one. */
const RELATED_COUNT = 3;

export const dynamicParams = false;

export function generateStaticParams() {
  return getProducts().map(({ id }) => ({ slug: id }));
}

async function findProduct(params: ProductPageProps['params']) {
  return getProductBySlug((await params).slug) ?? notFound();
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return productMetadata(await findProduct(params));
}

export default async function ProductPage({ params }: ProductPageProps) {
  const product = await findProduct(params);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Home', href: paths.home }, { label: 'Products', href: paths.products }]} here={product.name} />
      <ProductDetails product={toProductView(product)} />
      <RelatedProducts products={getRelatedProducts(product, RELATED_COUNT).map(toProductView)} />
    </>
  );
}
