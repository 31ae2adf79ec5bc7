/** The shapes of everything in the content folder. Rules that types can't express are in `lib/check/content-schema.ts`. */

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
  /** Describes the picture for people who can't see it. */
  alt: string;
  drawn?: Drawn;
}

/**
 * Marks a drawn picture; remove it when a photograph replaces the drawing. A `scene` is marked on the picture, a `product` once
 * on its page, and the note on a `group` of products says that their sizes are not to scale.
 */
export type Drawn = 'product' | 'scene' | 'group';

/**
 * Facts about a product that only the owner can measure or promise, so they are not rows of its `specs`. Each is shown once it is
 * filled in, under its label in `attributes.ts`.
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
  /** The continuous current, in amperes. For packs for the house alone: the backup calculator offers what has it. */
  currentLimitAmps?: number;
  /** The largest charging current, in amperes; by default `currentLimitAmps`. */
  chargeLimitAmps?: number;
  /** The largest current for a short time: `200A for 3 seconds` */
  peakCurrent?: string;
  /** How many may be connected in series: `Up to 4, of one age` */
  seriesLimit?: string;
  /** How many may be connected in parallel: `Up to 4, of one age` */
  parallelLimit?: string;
  /** The data cable's protocol, and the inverters that it works with: `RS485: Growatt, Voltronic` */
  dataProtocols?: string;
  /** Inverters with which it was tried: `Growatt SPF 5000 ES, Inverex Veyron 3.2 kW` */
  triedInverters?: string;
  /** `Battery, two cables, manual` */
  boxContents?: string;
  /** As it is given in writing: `3 years` */
  warranty?: string;
}

/** A product as `products.ts` writes it. */
export interface ProductEntry extends ProductAttributes {
  /** Also the address: `/products/<id>`. Lower-case letters, digits and hyphens; never change it once shared. */
  id: string;
  category: string;
  /** A sub-category of that category; leave it out if there are none. */
  subcategory?: string;
  name: string;
  /** A name short enough for a table. */
  shortName: string;
  /** As shown: `PKR 229,000`. Leave it out if there is no old price. */
  oldPrice?: string;
  price: string;
  /** May be empty. */
  description: string;
  /** For the card, which shows two lines; by default the description. */
  summary?: string;
  specs: Readonly<Record<string, string>>;
  images: readonly ProductImage[];
  /** In the words of the shop feed; `product-page.ts` has those that buyers read. */
  availability: 'in stock' | 'out of stock' | 'available for order' | 'preorder';
  /** The day the price was set, `YYYY-MM-DD`; shown with it. */
  priceDate?: string;
  /** The day anything in this entry last changed, `YYYY-MM-DD`; for the sitemap. */
  updated: string;
  /** Fields that hold an assumption until the owner confirms it; `npm run check:launch` lists them. */
  toConfirm?: readonly 'currentLimitAmps'[];
  /** Only if the templates in `search.ts` do not fit. The site fills in `{name}` and `{price}`. */
  searchTitle?: string;
  searchDescription?: string;
  opened?: OpenedProduct;
  /** What it fits and what to check first. Packs need none: the site works it out. */
  guide?: ProductGuide;
}

/**
 * Short sentences. The site replaces `{Nominal Capacity}` by that value of the product's specification, and
 * `{Charge Cut Off Voltage × 4}` by four times that value. `{inverter efficiency}` and `{… × advised share}` are the calculator's.
 */
export interface ProductGuide {
  fits: readonly string[];
  check: readonly string[];
  /** What to send a photo of before ordering, if not of a UPS, inverter or old battery. */
  photo?: string;
}

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

/** A drawing of a product taken apart, and its parts in the order of their numbers. */
export interface OpenedProduct {
  src: string;
  alt: string;
  parts: readonly OpenedPart[];
}

export const openedParts = ['case', 'cells', 'busbars', 'managementSystem', 'breaker', 'fuse', 'terminals', 'display'] as const;
export type OpenedPart = (typeof openedParts)[number];

/** A product that is no longer sold. */
export interface RemovedProduct {
  /** The id that it had in `products.ts`. */
  id: string;
  name: string;
  /** The id of the product that comes nearest. */
  nearest: string;
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

/** The place of a pack's display, as shares of the picture's width and height. */
export type DisplayWindow = readonly [left: number, top: number, width: number, height: number];

/** A pack as the home page shows it, in one crop for wide screens and one for phones. */
export interface HeroPack {
  /** The id of the product. */
  id: string;
  alt: string;
  wide: { picture: string; window: DisplayWindow };
  phone: { picture: string; window: DisplayWindow };
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
