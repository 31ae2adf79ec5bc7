import type * as z from 'zod';
import type { applianceList, backupFigures, load, losses } from '@/lib/check/backup-schema';
import type {
  cataloguePart,
  category,
  productAttributes,
  productFields,
  removedProduct,
  socialLink,
  subCategory,
} from '@/lib/check/catalogue-fields';
import type { faqItem, ownerPromise, pageSearchEntry } from '@/lib/check/site-schema';

/*
 * The shapes of the content folder. Most come from their rules in `lib/check`, which say what each field is for.
 */

/** A product as `products.ts` writes it. */
export type ProductEntry = z.input<typeof productFields>;
export type ProductAttribute = keyof typeof productAttributes;
export type ProductImage = ProductEntry['images'][number];
export type Drawn = NonNullable<ProductImage['drawn']>;
export type ProductSuitability = NonNullable<ProductEntry['suitability']>;
export type OpenedProduct = NonNullable<ProductEntry['opened']>;
export type OpenedPart = OpenedProduct['parts'][number];
export type RemovedProduct = z.input<typeof removedProduct>;
export type SubCategory = z.input<typeof subCategory>;
export type Category = z.input<typeof category>;
/** By ids of `categories.ts`. */
export type CataloguePart = z.input<typeof cataloguePart>;
export type SocialLink = z.input<typeof socialLink>;

/** A promise in the owner's name: a sentence, or a part of one that pages complete. */
export type OwnerPromise = z.input<typeof ownerPromise>;
export type FaqItem = z.input<typeof faqItem>;
export type PageSearchEntry = z.input<typeof pageSearchEntry>;
export type SearchEntry = Pick<PageSearchEntry, 'title' | 'description'>;
export type ShareCardWords = PageSearchEntry['card'];
export type Appliances = z.input<typeof applianceList>;
export type Load = z.input<typeof load>;
export type Losses = z.input<typeof losses>;
export type BackupFigures = z.input<typeof backupFigures>;

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
