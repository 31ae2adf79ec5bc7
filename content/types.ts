/** The shapes that the content folder fills. Rules that types can't hold are in `lib/content-contract.ts`. */

export type IconName =
  | 'sun'
  | 'car'
  | 'zap'
  | 'boxes'
  | 'battery-charging'
  | 'bike'
  | 'cpu'
  | 'wrench'
  | 'plug-zap'
  | 'settings';

export interface SubCategory {
  id: string;
  name: string;
  icon: IconName;
}

export interface Category extends SubCategory {
  subCategories?: readonly SubCategory[];
}

export interface ProductImage {
  /** The name of a master in `content/pictures/` (no ending), or an `https` address. */
  src: string;
  /** What a person who can't see the picture should know. */
  alt: string;
}

export interface Product {
  /** Also the address: `/products/<id>`. Lower-case letters, figures and hyphens; never change it once shared. */
  id: string;
  category: string;
  subcategory: string;
  name: string;
  /** The name as it fits beside others in a table. */
  shortName: string;
  /** As shown: `PKR 229,000`. Leave out where there is no old price. */
  oldPrice?: string;
  price: string;
  /** May be empty. Two lines of it show on a card. */
  description: string;
  specs: Readonly<Record<string, string>>;
  images: readonly ProductImage[];
  /** For the shop catalogue feed, in the feed's own words. */
  availability: 'in stock' | 'out of stock' | 'available for order' | 'preorder' | 'discontinued';
  /** The day this entry last changed, `YYYY-MM-DD`; the sitemap prints it. */
  updated: string;
  /** Only where the template in `search.ts` does not fit. */
  searchTitle?: string;
  searchDescription?: string;
}

export interface SpecificationGroup {
  title: string;
  labels: readonly string[];
}

export interface FaqItem {
  question: string;
  answer: string;
}

export interface Stat {
  number: string;
  label: string;
}

export interface Value {
  title: string;
  description: string;
}

export interface Pledge {
  name: string;
  description: string;
}

export interface NavigationLink {
  label: string;
  href: string;
}

export interface SearchEntry {
  title: string;
  description: string;
}

export interface PageSearchEntry extends SearchEntry {
  /** The day the page's own words last changed, `YYYY-MM-DD`; the sitemap prints it. */
  updated: string;
}
