import type { Metadata } from 'next';
import { routes } from '@/content/routes';
import { householdTemplate, searchEntries } from '@/content/search';
import { removedProductPage } from '@/content/shop/removed-products';
import { site } from '@/content/site';
import type { ProductEntry, SearchEntry } from '@/content/types';
import { hoursRange } from '../advice/hours';
import type { HouseholdAnswer } from '../advice/household-answers';
import { absoluteUrl, siteUrl, siteVerification } from '../environment';
import { fill, formatPrice } from '../format/texts';
import { householdPath, productPath } from '../paths';
import type { RemovedProductView } from '../shop/catalogue';
import { cataloguePagePath, type CataloguePage } from '../shop/catalogue-pages';
import { catalogueSearchEntry, productSearchEntry } from './search-entry';
import { householdShareCard, pageShareCard, productShareCard, sharePictureFile, type ShareCard } from './share-picture';

/** Complete metadata of a fixed page; home also has the verification codes. */
export function pageMetadata(path: keyof typeof searchEntries): Metadata {
  const metadata = buildMetadata(path, searchEntries[path], pageShareCard(path), searchEntries[path].title);
  return path === routes.home ? { ...metadata, verification: verificationTags(siteVerification) } : metadata;
}

export function verificationTags({ google, bing }: typeof siteVerification) {
  return { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) };
}

/**
 * Complete metadata of the calculator's page for one household. People share it for the answer in its title, description and
 * picture; search engines are not to list it beside the calculator itself.
 */
export function householdMetadata(household: HouseholdAnswer): Metadata {
  const { packWords, price, hours, share } = household.answer;
  const title = hours ? fill(householdTemplate.title, { pack: packWords, price, hours: hoursRange(hours) }) : household.name;
  const entry = { title, description: share };
  return { ...buildMetadata(householdPath(household.id), entry, householdShareCard(household), share), robots: { index: false } };
}

/** Complete metadata of a catalogue page; all share one picture. */
export function catalogueMetadata(page: CataloguePage): Metadata {
  const { path, selection, number, pages, total } = page;
  const entry = catalogueSearchEntry(page);
  const neighbour = (other: number) => (other >= 1 && other <= pages ? absoluteUrl(cataloguePagePath(selection, other)) : null);
  return {
    ...buildMetadata(path, entry, pageShareCard(routes.products), entry.title),
    pagination: { previous: neighbour(number - 1), next: neighbour(number + 1) },
    robots: total === 0 && path !== routes.products ? { index: false } : undefined,
  };
}

/** Complete metadata of a product's page. */
export function productMetadata(product: ProductEntry): Metadata {
  const shown = `${product.name}, ${formatPrice(product.price)}`;
  return buildMetadata(productPath(product.id), productSearchEntry(product), productShareCard(product), shown);
}

/** Complete metadata of a removed product's page, with the picture of the nearest product. */
export function removedProductMetadata({ id, name, nearest }: RemovedProductView): Metadata {
  const fillIn = (text: string) => fill(text, { name, nearest: nearest.name });
  const entry = { title: fillIn(removedProductPage.search.title), description: fillIn(removedProductPage.search.description) };
  return { ...buildMetadata(productPath(id), entry, productShareCard(nearest), nearest.name), robots: { index: false } };
}

// A page's openGraph replaces the layout's whole object, so each page gets a complete one.
function buildMetadata(path: string, { title, description }: SearchEntry, card: ShareCard, alt: string): Metadata {
  const url = `/share/${sharePictureFile(card)}`;
  const picture = { url, width: 1200, height: 630, alt };
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical: path },
    // Facebook's list of locales has no en_PK.
    openGraph: { type: 'website', locale: 'en_GB', siteName: site.brand, url: path, title, description, images: [picture] },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt }] },
  };
}
