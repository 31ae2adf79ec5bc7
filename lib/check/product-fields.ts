import * as z from 'zod';
import { ownerFacts } from '@/content/shop/attributes';
import { day, drawable, figure, list, pattern, text, textsOf } from './fields';

/* The fields of a product, each with its own rule; the rules that need content are in `entries.ts`. */

const atMost = (most: number, what: string, base = text) =>
  base.max(most, { error: ({ input }) => `has ${String(input).length} letters; ${what} takes ${most}` });
export const identifier = atMost(
  100,
  'the shop feed',
  pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id of lower-case letters, figures and single hyphens'),
);
const amperes = figure(1, 1000, 'amperes');

const price = z.int().positive().describe('whole rupees in figures alone, without marks, such as 186000');

/** False for a text in capitals throughout, which shop feeds refuse; "4S-8S BMS" passes, since it has no long word. */
const calm = (value: string) => /\p{Ll}/u.test(value) || !/\p{Lu}{5}/u.test(value);
const CALM = { error: 'is in capitals throughout, which shop feeds refuse; write it in small letters' };

const image = z.strictObject({
  src: text.describe('the name of a picture of content/pictures/, or an https address'),
  alt: text.describe('in a few words what the picture shows'),
  /** What a drawing shows, until a photograph replaces it: a `scene` is marked on the picture, a `product` once on its page. */
  drawn: z.enum(['product', 'scene']).optional(),
});

export const productFields = z.strictObject({
  /** The id is also the product's address, `/products/<id>`. Never change it once shared. */
  id: identifier,
  category: text.describe('a category of content/shop/categories.ts'),
  name: atMost(100, 'the shop feed', drawable).refine(calm, CALM),
  shortName: atMost(45, 'the head of a table'),
  price,
  description: atMost(5000, 'the shop feed').refine(calm, CALM),
  specs: z.record(text, text).readonly(),
  images: z.array(image).max(3, { error: 'holds more than 3 pictures; keep the best 3' }).readonly(),
  /** The availability in the words of the shop feed; `product-page.ts` has those that buyers read. */
  availability: z.enum(['in stock', 'out of stock', 'available for order', 'preorder'], {
    error: ({ input }) =>
      input === 'discontinued' ? 'is no word for a product on sale; move it to removed-products.ts, with the nearest one' : null,
  }),
  /** The day anything in this entry last changed; for the sitemap. */
  updated: day,
  ...z
    .object({
      ...textsOf(ownerFacts),
      // All products write their figures the same way.
      weight: pattern(/^\d+(?:\.\d+)? kg$/, 'it as "38 kg"'),
      size: pattern(/^\d+ × \d+ × \d+ mm$/, 'it as "520 × 240 × 220 mm"'),
      peakCurrent: pattern(/^\d+A for \d+(?:\.\d+)? (?:seconds?|minutes?)$/, 'it as "200A for 3 seconds"'),
      currentLimitAmps: amperes,
      /** The largest charging current; by default `currentLimitAmps`. */
      chargeLimitAmps: amperes,
      /** A sub-category of the product's category; leave it out if that has none. */
      subcategory: text,
      oldPrice: price,
      /** The text of the narrowest card, which shows two lines; by default the description. */
      summary: atMost(56, 'a card'),
      /** The day the price was set; shown beside the price. */
      priceDate: day,
      /** Fields that hold an assumption until the owner confirms it; `npm run check:launch` lists them. */
      toConfirm: list(z.enum(['currentLimitAmps'])),
      /** Texts for search engines, only if the templates in `search.ts` do not fit. The site fills in `{name}` and `{price}`. */
      searchTitle: text,
      searchDescription: text,
      /** A drawing of the product taken apart, and its parts in the order of their numbers. */
      opened: z.strictObject({
        src: text,
        alt: text,
        parts: list(z.enum(['case', 'cells', 'busbars', 'managementSystem', 'breaker', 'fuse', 'terminals', 'display'])),
      }),
      /** What the product fits and what to check first, in short sentences. Packs need none: the site works it out. */
      suitability: z.strictObject({
        fits: list(text),
        check: list(text),
        /** What to send a photo of before ordering, if not of a UPS, inverter or old battery. */
        photo: text.optional(),
      }),
    })
    .partial().shape,
});
