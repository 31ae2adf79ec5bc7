import * as z from 'zod';
import { readFigure } from '../format/form-values';
import { day, drawable, figure, oneOf, only, pattern, text, write } from './fields';
import { suggest, wrong } from './problems';

/* The fields of the catalogue's entries, each with its own rule; the rules that need content are in `entries-schema.ts`. */

const availabilities = ['in stock', 'out of stock', 'available for order', 'preorder'] as const;
const openedParts = ['case', 'cells', 'busbars', 'managementSystem', 'breaker', 'fuse', 'terminals', 'display'] as const;

const atMost = (most: number, what: string, base = text) =>
  base.max(most, { error: ({ input }) => `has ${String(input).length} letters; ${what} takes ${most}` });
const identifier = atMost(
  100,
  'the shop feed',
  pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id of lower-case letters, figures and single hyphens'),
);
const amperes = figure(1, 1000, 'amperes').optional();
const written = (letters: RegExp, example: string) => pattern(letters, `it as "${example}"`).optional();

const PRICE = {
  error({ input }: { input?: unknown }) {
    const rupees = Math.floor(readFigure(String(input), 'rupees') ?? 0);
    return wrong(input, `write ${rupees > 0 ? rupees : 'whole rupees, such as 186000'}`);
  },
};
const price = z.int(PRICE).positive(PRICE);

/** Shop feeds refuse names that shout. A name such as "4S-8S BMS" has no long word. */
const calm = (value: string) => /\p{Ll}/u.test(value) || !/\p{Lu}{5}/u.test(value);
const CALM = { error: 'is in capitals throughout, which shop feeds refuse; write it in small letters' };

const image = only({
  src: z.string(write('the name of a picture of content/pictures/, or an https address')),
  alt: z.string(write('in a few words what the picture shows')),
  /** Until a photograph replaces a drawing: a `scene` is marked on the picture, a `product` once on its page. */
  drawn: oneOf(['product', 'scene']).optional(),
});

/** Facts that only the owner can measure or promise, so they are not rows of `specs`. All products write their figures the same way. */
export const productAttributes = {
  /** `EVE, grade A` */
  cells: text.optional(),
  /** `New` or `Used` */
  cellCondition: text.optional(),
  weight: written(/^\d+(?:\.\d+)? kg$/, '38 kg'),
  /** Length, width, height. */
  size: written(/^\d+ × \d+ × \d+ mm$/, '520 × 240 × 220 mm'),
  /** `M8 bolts` */
  terminals: text.optional(),
  /** The continuous current. For packs for the house alone: the backup calculator offers what has it. */
  currentLimitAmps: amperes,
  /** The largest charging current; by default `currentLimitAmps`. */
  chargeLimitAmps: amperes,
  /** The largest current for a short time. */
  peakCurrent: written(/^\d+A for \d+(?:\.\d+)? (?:seconds?|minutes?)$/, '200A for 3 seconds'),
  /** How many may be connected in series: `Up to 4, of one age` */
  seriesLimit: text.optional(),
  /** How many may be connected in parallel: `Up to 4, of one age` */
  parallelLimit: text.optional(),
  /** The data cable's protocol, and the inverters that it works with: `RS485: Growatt, Voltronic` */
  dataProtocols: text.optional(),
  /** Inverters with which it was tried: `Growatt SPF 5000 ES, Inverex Veyron 3.2 kW` */
  triedInverters: text.optional(),
  /** `Battery, two cables, manual` */
  boxContents: text.optional(),
  /** As it is given in writing: `3 years` */
  warranty: text.optional(),
};

/** A drawing of a product taken apart, and its parts in the order of their numbers. */
const opened = only({
  src: text,
  alt: text,
  parts: z.array(oneOf(openedParts)).readonly(),
});

/**
 * Short sentences. The site replaces `{Nominal Capacity}` by that value of the product's specification, and
 * `{Charge Cut Off Voltage × 4}` by four times that value. `{inverter efficiency}` and `{… × advised share}` are the calculator's.
 */
const suitability = only({
  fits: z.array(text).readonly(),
  check: z.array(text).readonly(),
  /** What to send a photo of before ordering, if not of a UPS, inverter or old battery. */
  photo: text.optional(),
});

export const productFields = only({
  /** Also the address: `/products/<id>`. Never change it once shared. */
  id: identifier,
  category: z.string(write('a category of content/shop/categories.ts')),
  /** A sub-category of that category; leave it out if there are none. */
  subcategory: text.optional(),
  name: drawable(atMost(100, 'the shop feed')).refine(calm, CALM),
  shortName: atMost(45, 'the head of a table'),
  price,
  oldPrice: price.optional(),
  description: atMost(5000, 'the shop feed').refine(calm, CALM),
  /** For the narrowest card, which shows two lines; by default the description. */
  summary: atMost(56, 'a card').optional(),
  specs: z.record(z.string(), text).readonly(),
  images: z.array(image).max(3, { error: 'holds more than 3 pictures; keep the best 3' }).readonly(),
  /** In the words of the shop feed; `product-page.ts` has those that buyers read. */
  availability: z.enum(availabilities, {
    error: ({ input }) =>
      input === 'discontinued'
        ? 'is no word for a product on sale; move it to removed-products.ts, with the nearest one'
        : wrong(input, suggest(String(input), availabilities)),
  }),
  /** The day the price was set; shown with it. */
  priceDate: day.optional(),
  /** The day anything in this entry last changed; for the sitemap. */
  updated: day,
  ...productAttributes,
  /** Fields that hold an assumption until the owner confirms it; `npm run check:launch` lists them. */
  toConfirm: z
    .array(oneOf(['currentLimitAmps']))
    .readonly()
    .optional(),
  /** Only if the templates in `search.ts` do not fit. The site fills in `{name}` and `{price}`. */
  searchTitle: text.optional(),
  searchDescription: text.optional(),
  opened: opened.optional(),
  /** What it fits and what to check first. Packs need none: the site works it out. */
  suitability: suitability.optional(),
});

const groupId = pattern(/^[a-z0-9]+(?:[-&][a-z0-9]+)*$/, 'an id of lower-case letters, figures, single hyphens and &');
/** Of `lucide`, by its names. */
const icons = ['Sun', 'Car', 'Zap', 'LayoutGrid', 'BatteryCharging', 'Bike', 'Cpu', 'Plug', 'Settings2', 'Ellipsis'] as const;
export const subCategory = only({ id: groupId, name: text, icon: oneOf(icons) });
export const category = subCategory.extend({ subCategories: z.array(subCategory).readonly().optional() });

/** A part of the catalogue that a link opens. */
export const cataloguePart = only({ category: text, subcategory: text.optional() });

export const socialLink = only({
  /** Each drawn in `components/layout/footer.tsx`. */
  name: oneOf(['Facebook', 'Instagram', 'YouTube']),
  href: text,
});

export const removedProduct = only({ id: identifier, name: text, nearest: text });
