import { notFound } from 'next/navigation';
import { ProductDetails, RelatedProducts } from '@/components/pages/product-details';
import { RemovedProduct } from '@/components/pages/removed-product';
import { StructuredData } from '@/components/seo/structured-data';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { removedProducts } from '@/content/shop/removed-products';
import { productPath } from '@/lib/paths';
import { breadcrumbData, catalogueBreadcrumbs } from '@/lib/seo/breadcrumb-data';
import { productData } from '@/lib/seo/catalogue-data';
import { productMetadata, removedProductMetadata } from '@/lib/seo/metadata';
import { getProduct, allProducts, getRemovedProduct } from '@/lib/shop/catalogue';

interface ProductPageProps {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

/** The pages of all products, with those of products that are no longer sold. */
export function generateStaticParams() {
  return [...allProducts, ...removedProducts].map(({ id }) => ({ id }));
}

async function findProduct(params: ProductPageProps['params']) {
  const { id } = await params;
  const removed = getRemovedProduct(id);
  return removed ? { removed } : { product: getProduct(id) ?? notFound() };
}

export async function generateMetadata({ params }: ProductPageProps) {
  const { removed, product } = await findProduct(params);
  return removed ? removedProductMetadata(removed) : productMetadata(product);
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { removed, product } = await findProduct(params);
  if (removed) return <RemovedProduct {...removed} />;
  const here = { label: product.name, href: productPath(product.id) };
  return (
    <>
      <Breadcrumb breadcrumbs={catalogueBreadcrumbs} here={product.name} />
      <ProductDetails product={product} />
      <RelatedProducts product={product} />
      <StructuredData things={[breadcrumbData([...catalogueBreadcrumbs, here]), productData(product)]} />
    </>
  );
}
