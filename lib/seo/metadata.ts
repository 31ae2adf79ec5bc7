import type { Metadata } from 'next';
import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import type { Product, SearchEntry } from '@/content/types';
import { siteUrl } from '../environment';
import { productPath } from '../paths';
import { productSearchEntry } from './search-entry';
import { sharePicture } from './share-picture';

/** Complete metadata of one of the fixed pages. */
export function pageMetadata(path: keyof typeof searchEntries): Metadata {
  return buildMetadata(path, searchEntries[path], searchEntries[path].title);
}

/** Complete metadata of a product's page. */
export function productMetadata(product: Product): Metadata {
  return buildMetadata(productPath(product.id), productSearchEntry(product), `${product.name}, ${product.price}`);
}

// Next replaces a layout's openGraph whole by a page's: each page gets the complete object from here.
function buildMetadata(path: string, { title, description }: SearchEntry, pictureText: string): Metadata {
  const picture = sharePicture(path, pictureText);
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', locale: site.locale, siteName: site.brand, url: path, title, description, images: [picture] },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
