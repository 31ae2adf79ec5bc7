/** The shapes that the content folder fills. Rules that types can't hold are in `lib/check/content-schema.ts`. */

export type IconName = 'sun' | 'car' | 'zap' | 'boxes' | 'battery-charging' | 'bike' | 'cpu' | 'wrench' | 'plug-zap' | 'settings';

export interface SubCategory {
  id: string;
  name: string;
  icon: IconName;
}

export interface Category extends SubCategory {
  subCategories?: readonly SubCategory[];
}

export interface ProductImage {
  /** The name of a source image in `content/pictures/` (no ending), or an `https` address. */
  src: string;
  /** What a person who can't see the picture should know. */
  alt: string;
  drawn?: Drawn;
}

/**
 * Of a picture that is drawn until a photograph takes its place; taken out with it. A drawn scene says so on the picture,
 * drawn products once on their page, and a drawn group of products that their sizes to each other are not known.
 */
export type Drawn = 'product' | 'scene' | 'group';

/**
 * Attributes of a product that are no rows of its `specs`, because only the owner can measure or promise them. Each is shown
 * once it is filled in, under its label in `specification-groups.ts`.
 */
export interface ProductAttributes {
  /** `EVE, grade A` */
  cells?: string;
  /** `New` or `Used` */
  cellCondition?: string;
  /** `38 kg` */
  weight?: string;
  /** Length, width, height: `520 × 240 × 220 mm` */
  size?: string;
  /** `M8 bolts` */
  terminals?: string;
  /** Amperes that a pack gives for as long as its energy lasts. What has it is a pack that the backup calculator reckons with. */
  currentLimitAmps?: number;
  /** The largest charging current, in amperes; `currentLimitAmps` stands in for it. */
  chargeLimitAmps?: number;
  /** What it gives for a moment, and for how long: `200A for 3 seconds` */
  peakCurrent?: string;
  /** How many may be joined one behind the other: `Up to 4, of one age` */
  seriesLimit?: string;
  /** How many may be joined side by side: `Up to 4, of one age` */
  parallelLimit?: string;
  /** What its data cable speaks, and with which inverters: `RS485: Growatt, Voltronic` */
  dataProtocols?: string;
  /** Inverters with which it was tried: `Growatt SPF 5000 ES, Inverex Veyron 3.2 kW` */
  triedInverters?: string;
  /** `Battery, two cables, manual` */
  boxContents?: string;
  /** As it is given in writing: `3 years` */
  warranty?: string;
}

export interface Product extends ProductAttributes {
  /** Also the address: `/products/<id>`. Lower-case letters, figures and hyphens; never change it once shared. */
  id: string;
  category: string;
  /** Of that category; left out where it has none. */
  subcategory?: string;
  name: string;
  /** The name as it fits beside others in a table. */
  shortName: string;
  /** As shown: `PKR 229,000`. Leave out where there is no old price. */
  oldPrice?: string;
  price: string;
  /** May be empty. */
  description: string;
  /** For the card, which shows two lines; the description when left out. */
  summary?: string;
  specs: Readonly<Record<string, string>>;
  images: readonly ProductImage[];
  /** For the shop catalogue feed, in the feed's own words. */
  availability: 'in stock' | 'out of stock' | 'available for order' | 'preorder' | 'discontinued';
  /** The day on which the price was set, `YYYY-MM-DD`; shown beside it. `updated` changes with any word. */
  priceDate?: string;
  /** The day this entry last changed, `YYYY-MM-DD`; the sitemap prints it. */
  updated: string;
  /** Fields that hold an assumption until the owner confirms it; `npm run check:launch` lists them. */
  toConfirm?: readonly 'currentLimitAmps'[];
  /** Only where the template in `search.ts` does not fit; `{name}` and `{price}` are filled in. */
  searchTitle?: string;
  searchDescription?: string;
  /** What it fits and what to check first. Of the packs, the site works that out itself. */
  guide?: ProductGuide;
}

/**
 * Short sentences. `{Nominal Capacity}` stands for that value of the product's own specification, and
 * `{Charge Cut Off Voltage × 4}` for four times as much of it.
 */
export interface ProductGuide {
  fits: readonly string[];
  check: readonly string[];
  /** What to send a photo of before ordering, where it is not a UPS or an old battery. */
  photo?: string;
}

/** What only the owner can say of the shop; shown once it is filled in. */
export interface ShopFacts {
  /** What it covers and for how long, where all products have the same. */
  warranty?: string;
  /** `Each pack comes with its capacity test, printed` */
  testSheet?: string;
  /** Who fits it, where and at what cost. */
  installation?: string;
  /** Where to, how, in how many days and at what cost. */
  delivery?: string;
  payment?: string;
  /** How long a price holds: `7 days from your chat` */
  priceValidity?: string;
  /** What is given for an old battery. */
  oldBattery?: string;
  /** Where it stands, and what it is good for. */
  serialNumber?: string;
}

/** What stays of a product that is no longer sold. */
export interface RemovedProduct {
  /** The id that it had in `products.ts`. */
  id: string;
  name: string;
  /** The id of the product that comes nearest. */
  nearest: string;
}

/** Words that bind the owner: a sentence, or a part of one that pages complete. */
export interface OwnerPromise {
  says: string;
  /** The day on which the owner said that it is so, `2026-11-20`; empty until then. */
  confirmedOn: string;
}

export interface SpecificationGroup {
  title: string;
  labels: readonly string[];
}

export interface FaqItem {
  question: string;
  answer: string;
  /** Where more of it stands. */
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

/** A part of the catalogue: ids of `categories.ts`. */
export interface CataloguePart {
  category: string;
  subcategory?: string;
}

export interface SearchEntry {
  title: string;
  description: string;
}

export interface PageSearchEntry extends SearchEntry {
  /** The day the page's own words last changed, `YYYY-MM-DD`; the sitemap prints it. */
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
  /** Also its name in the calculator's address; short, and never changed once shared. */
  id: string;
  label: string;
  /** In a list after its number: `4 lights`. */
  one: string;
  many: string;
  /** While it runs; of what switches itself on and off, the average over its cycle. */
  watts: number;
  /** The least and the most that one of them takes. */
  range: readonly [least: number, most: number];
  /** How many the calculator offers. */
  most: number;
  /** One of those that most homes have: the calculator shows it first. */
  common?: boolean;
  /** Its motor or compressor takes several times its watts for a moment when it starts. */
  motor?: boolean;
  /** Too much for a battery whatever its size: named, and left out of the sum. */
  notForBattery?: boolean;
  /** The lowest system voltage that it may run on, whatever the sum says. */
  leastVolts?: number;
}

/** Appliances that are commonly run together, to start from. */
export interface Household {
  /** Also its name in the calculator's address. */
  id: string;
  /** How many of which load, by the load's id. */
  counts: Readonly<Record<string, number>>;
}

/** Shares from 0 to 1: how much of the capacity is used, and how much of the battery's power reaches the loads. */
export interface Losses {
  depth: number;
  efficiency: number;
}

/** The three figures of a range. */
export interface Bands<T> {
  careful: T;
  estimate: T;
  best: T;
}

/** What the backup arithmetic takes for granted. Units are in the names; sources stand beside the values. */
export interface BackupFigures {
  loads: readonly Load[];
  households: readonly Household[];
  losses: Bands<Losses>;
  /** What the inverter itself takes, by system voltage. */
  ownDraws: readonly { volts: number; watts: number }[];
  /** Up to this share of a pack's current limit is advised; above it is a warning, above the limit a refusal. */
  advisedShareOfLimit: number;
  /** Share of the charger's ampere-hours that the battery keeps. */
  chargeTakenUp: number;
  /** Who has this share of what is needed has just enough. */
  enoughShare: number;
  /** What an inverter must be rated at for each watt of the load. */
  voltAmperesPerWatt: number;
  /** Nominal volts of systems, as buyers name them. */
  systemVolts: readonly number[];
  /** Hours without mains to choose from, and the one to begin with. */
  hours: { offered: readonly number[]; first: number };
  /** What a visitor may enter, where the calculator takes a figure. */
  limits: Readonly<Record<EntryName, readonly [least: number, most: number]>>;
  /** The lead-acid battery that a 12V pack is compared with; shares of its capacity that are used. */
  leadAcid: { volts: number; ampereHours: number; gentleDepth: number; deepDepth: number };
  /** Share of the energy put in that a battery gives back. */
  givenBack: { lithium: number; tubular: number };
  /** Kilowatt-hours a day from each kilowatt of panels, averaged over a year. */
  solarYield: number;
  /** Shares of its label that a battery gives in a test: what it should, and below which to ask. */
  capacityTest: { full: number; ask: number };
}

/** What a visitor of the calculator may write, with its unit. */
export type EntryName = 'otherWatts' | 'chargerAmps' | 'mainsHours' | 'depthPercent' | 'efficiencyPercent' | 'ownDrawWatts';
