import type { Metadata } from 'next';
import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import type { Product, SearchEntry } from '@/content/types';
import { siteUrl } from '../environment';
import { productPath } from '../paths';
import { productSearchEntry } from './search-entry';

/** Complete metadata of one of the fixed pages. */
export function pageMetadata(path: keyof typeof searchEntries): Metadata {
  return buildMetadata(path, searchEntries[path]);
}

/** Complete metadata of a product's page. */
export function productMetadata(product: Product): Metadata {
  return buildMetadata(productPath(product.id), productSearchEntry(product));
}

function buildMetadata(path: string, { title, description }: SearchEntry): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', locale: site.locale, siteName: site.brand, url: path, title, description },
    twitter: { card: 'summary_large_image', title, description },
  };
}
