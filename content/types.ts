import type * as z from 'zod';
import type { category, productAttributes, productFields, removedProduct, subCategory } from '@/lib/check/catalogue-schema';

/*
 * The shapes of everything in the content folder. Those of the catalogue come from its rules, which say what each field is for;
 * other rules are in `lib/check/content-schema.ts`.
 */

/** A product as `products.ts` writes it. */
export type ProductEntry = z.input<typeof productFields>;
export type ProductAttributes = { [Name in keyof typeof productAttributes]: ProductEntry[Name] };
export type ProductImage = ProductEntry['images'][number];
export type Drawn = NonNullable<ProductImage['drawn']>;
export type ProductGuide = NonNullable<ProductEntry['guide']>;
export type OpenedProduct = NonNullable<ProductEntry['opened']>;
export type OpenedPart = OpenedProduct['parts'][number];
export type RemovedProduct = z.input<typeof removedProduct>;
export type SubCategory = z.input<typeof subCategory>;
export type Category = z.input<typeof category>;
export type IconName = SubCategory['icon'];

/** Facts about the shop that only the owner knows. Each is shown once it is filled in. */
export interface ShopFacts {
  /** What it covers and for how long, if it is the same for all products. */
  warranty?: string;
  /** `Each pack comes with its capacity test, printed` */
  testSheet?: string;
  /** Who installs a battery, where and at what cost. */
  installation?: string;
  /** Where to, how, in how many days and at what cost. */
  delivery?: string;
  payment?: string;
  /** How long a price holds: `7 days from your chat` */
  priceValidity?: string;
  /** What the shop gives for an old battery. */
  oldBattery?: string;
  /** Where to find it, and what it is for. */
  serialNumber?: string;
}

/** A promise in the owner's name: a sentence, or a part of one that pages complete. */
export interface OwnerPromise {
  says: string;
  /** The day the owner confirmed it, `2026-11-20`; empty until then. */
  confirmedOn: string;
}

/** How a value of a product is shown, and where. */
export interface Attribute {
  /** Left out for a row of `specs`, which is its own label. */
  label?: string;
  /** Written after a number: `A`, ` cycles`. */
  unit?: string;
  /** Its heading in the specification of a product's page and dialog. */
  group?: string;
  /** On the product's card, which has room for three; the lowest places go first. */
  card?: { place: number; label: string };
  /** In the comparison of packs. */
  compared?: boolean;
  /** Its column in the shop feed: `custom_label_1` */
  feed?: string;
}

export interface FaqItem {
  question: string;
  answer: string;
  /** Where to read more. */
  link?: NavigationLink;
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

/** A part of the catalogue, by ids of `categories.ts`. */
export interface CataloguePart {
  category: string;
  subcategory?: string;
}

export interface SearchEntry {
  title: string;
  description: string;
}

export interface PageSearchEntry extends SearchEntry {
  /** The day the page's own words last changed, `YYYY-MM-DD`; for the sitemap. */
  updated: string;
  /** What its share picture shows. */
  card: ShareCardWords;
}

export interface ShareCardWords {
  heading: string;
  /** The heading's last words, in the brand's colour. */
  accent?: string;
  /** The name of a source image in `content/pictures/`. */
  picture: string;
}

/** An appliance that a battery may have to run. */
export interface Load {
  /** Also its name in the calculator's address. Keep it short, and never change it once shared. */
  id: string;
  label: string;
  /** In a list, without a number: `light`. */
  one: string;
  /** In a list, after a number: `4 lights`. */
  many: string;
  /** While it runs; on average, if it switches itself on and off. */
  watts: number;
  /** The largest number that the calculator takes. */
  most: number;
  /** Most homes have it, so the calculator shows it first. */
  common?: boolean;
  /** Its motor or compressor takes several times its watts for a moment when it starts. */
  motor?: boolean;
  /** Too much for any battery: the site says so and leaves it out of the sum. */
  notForBattery?: boolean;
  /** How long it runs in a power cut, unless the visitor says otherwise; without it, all the time. */
  hours?: number;
  /** The lowest system voltage that it may run on, even if the sum allows a lower one. */
  leastVolts?: number;
}

/** Appliances that are often run together, as a starting point. */
export interface Household {
  /** Also its name in the calculator's address. */
  id: string;
  /** How many of each load, by its id. */
  counts: Readonly<Record<string, number>>;
}

/** Shares from 0 to 1: how much of the capacity is used, and how much of the battery's power reaches the loads. */
export interface Losses {
  depth: number;
  efficiency: number;
}

/** The cautious, the middle and the best figure of a range. */
export interface Range<T> {
  careful: T;
  estimate: T;
  best: T;
}

/** The assumptions of the backup calculator. Units are in the names; sources are beside the values in `backup.ts`. */
export interface BackupFigures {
  loads: readonly Load[];
  households: readonly Household[];
  losses: Range<Losses>;
  /** What the inverter itself draws, by system voltage. */
  ownDraws: readonly { volts: number; watts: number }[];
  /** The share of a pack's current limit that we advise. Above it the site warns; above the limit it refuses. */
  advisedShareOfLimit: number;
  /** Share of the charger's ampere-hours that the battery keeps. */
  chargeTakenUp: number;
  /** From this share of what is needed, the site says "just enough". */
  enoughShare: number;
  /** The VA that an inverter must be rated at for each watt of the load. */
  voltAmperesPerWatt: number;
  /** The voltages of systems, as buyers name them. */
  systemVolts: readonly number[];
  /** Hours without mains to choose from, and the one to begin with. */
  hours: {
    offered: readonly number[];
    first: number;
    /** For how long a load with `hours` of its own may be said to run; 24 is the whole cut. */
    ofLoads: readonly number[];
  };
  /** The lowest and the highest figure that a visitor may enter. */
  limits: Readonly<Record<EntryName, readonly [least: number, most: number]>>;
  /** The lead-acid battery that a 12V pack is compared with. Depths are the shares of its capacity that are used. */
  leadAcid: { volts: number; ampereHours: number; gentleDepth: number; deepDepth: number };
  /** Share of the energy put in that a battery gives back. */
  givenBack: { lithium: number; tubular: number };
  /** Kilowatt-hours a day from each kilowatt of panels, averaged over a year. */
  solarYield: number;
  /** Shares of its label that a battery gives in a test: `full` is good; below `ask`, ask why. */
  capacityTest: { full: number; ask: number };
}

/** The figures that a visitor may enter in the calculator, with their units. */
export type EntryName = 'otherWatts' | 'chargerAmps' | 'mainsHours' | 'depthPercent' | 'efficiencyPercent' | 'ownDrawWatts';
