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
  /** The day on which the price was set, `YYYY-MM-DD`; shown beside it. `updated` changes with any word. */
  priceDate?: string;
  /** The day this entry last changed, `YYYY-MM-DD`; the sitemap prints it. */
  updated: string;
  /** Only where the template in `search.ts` does not fit. */
  searchTitle?: string;
  searchDescription?: string;
  /** What it fits and what to check first. Of the packs, the site works that out itself. */
  guide?: ProductGuide;
  facts?: ProductFacts;
}

/**
 * Short sentences. `{Nominal Capacity}` stands for that value of the product's own specification, and
 * `{Charge Cut Off Voltage × 4}` for four times as much of it.
 */
export interface ProductGuide {
  fits: readonly string[];
  check: readonly string[];
}

/** What only the owner can measure or promise. A line is shown once it is filled in; nothing stands in for it before. */
export interface ProductFacts {
  /** `38 kg` */
  weight?: string;
  /** Length, width, height: `520 × 240 × 220 mm` */
  size?: string;
  /** `M8 bolts` */
  terminals?: string;
  /** What it gives for as long as its energy lasts: `100A` */
  continuousCurrent?: string;
  /** What it gives for a moment, and for how long: `200A for 3 seconds` */
  peakCurrent?: string;
  /** How many may be joined side by side: `Up to 4, of one age` */
  parallelLimit?: string;
  /** `Battery, two cables, manual` */
  boxContents?: string;
  /** As it is given in writing: `3 years` */
  warranty?: string;
}

/** The same of the shop. */
export interface ShopFacts {
  /** Where to, how, in how many days and at what cost. */
  delivery?: string;
  payment?: string;
  /** Where it stands, and what it is good for. */
  serialNumber?: string;
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
