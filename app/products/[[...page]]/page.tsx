import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Catalogue } from '@/components/sections/catalogue';
import { getCataloguePages } from '@/lib/catalogue';
import { catalogueMetadata } from '@/lib/seo/metadata';

interface CataloguePageProps {
  params: Promise<{ page?: string[] }>;
}

export const dynamicParams = false;

/**
 * `/products`, and `/products/page/2` onward where the catalogue is too large for one page. One route for both: the export
 * refuses a dynamic route that has no page yet.
 */
export function generateStaticParams() {
  return getCataloguePages().map((_, index) => ({ page: index === 0 ? [] : ['page', String(index + 1)] }));
}

async function readPage(params: CataloguePageProps['params']): Promise<number> {
  const [, number = '1'] = (await params).page ?? [];
  return getCataloguePages()[Number(number) - 1] ? Number(number) : notFound();
}

export async function generateMetadata({ params }: CataloguePageProps): Promise<Metadata> {
  return catalogueMetadata(await readPage(params), getCataloguePages().length);
}

export default async function ProductsPage({ params }: CataloguePageProps) {
  return <Catalogue page={await readPage(params)} />;
}
