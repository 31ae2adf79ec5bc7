import type { SiteContent } from '@/lib/check/site-schema';

/* The shapes of the content folder, from its rules in `lib/check`. */

/** A product as `products.ts` writes it. */
export type ProductEntry = SiteContent['shop/products']['products'][number];
export type Drawn = NonNullable<ProductEntry['images'][number]['drawn']>;
export type ProductSuitability = NonNullable<ProductEntry['suitability']>;
export type OpenedPart = NonNullable<ProductEntry['opened']>['parts'][number];
export type RemovedProduct = SiteContent['shop/removed-products']['removedProducts'][number];
export type Category = SiteContent['shop/categories']['categories'][number];
export type CategoryLevel = NonNullable<Category['subCategories']>[number];
/** A part of the catalogue that a link opens, by ids of `categories.ts`. */
export type CataloguePart = SiteContent['navigation']['catalogueParts'][string];
export type SocialLink = SiteContent['site']['site']['social'][number];

/** A promise in the owner's name: a sentence, or a part of one that pages complete. */
export type OwnerPromise = SiteContent['promises']['promises'][string];
export type FaqItem = SiteContent['pages/faq']['faq'][number];
export type PageSearchEntry = SiteContent['search']['searchEntries']['/'];
export type SearchEntry = Pick<PageSearchEntry, 'title' | 'description'>;
export type Appliances = SiteContent['advice/appliances']['appliances'];
export type Appliance = Appliances['list'][number];
export type BackupFigures = SiteContent['advice/backup']['backup'];
export type Losses = BackupFigures['losses']['careful'];

export interface NavigationLink {
  label: string;
  href: string;
}

/** The cautious, the middle and the best figure of a range. */
export interface Range<T> {
  careful: T;
  estimate: T;
  best: T;
}
