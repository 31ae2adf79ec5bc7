import { notFound } from 'next/navigation';
import { CatalogueView } from '@/components/pages/catalogue-view';
import { routes } from '@/content/routes';
import { catalogueMetadata } from '@/lib/seo/metadata';
import { allCataloguePages } from '@/lib/shop/catalogue';

interface ProductsPageProps {
  params: Promise<{ page?: string[] }>;
}

export const dynamicParams = false;

/**
 * `/products` and the further pages of a large catalogue. One optional catch-all route, because the export refuses a dynamic
 * route without pages.
 */
export function generateStaticParams() {
  // Without the empty part before the first slash, and without `products`.
  return allCataloguePages.map(({ path }) => ({ page: path.split('/').slice(2) }));
}

async function findPage(params: ProductsPageProps['params']) {
  const path = [routes.products, ...((await params).page ?? [])].join('/');
  return allCataloguePages.find((page) => page.path === path) ?? notFound();
}

export async function generateMetadata({ params }: ProductsPageProps) {
  return catalogueMetadata(await findPage(params));
}

export default async function ProductsPage({ params }: ProductsPageProps) {
  return <CatalogueView page={await findPage(params)} />;
}
