import * as z from 'zod';
import type { Category, Product } from '@/content/types';
import { isPictureSource } from './content-safety';
import { productFactsSchema } from './owner-facts-schema';
import { parsePrice } from './price';
import { guideProblems } from './product-guide';
import { energyWattHours } from './specification';

/** Content that the site can't be built from: one line an error, each naming file, entry, field and correction. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The content has ${problems.length === 1 ? 'an error' : `${problems.length} errors`}:\n${problems.join('\n')}`);
    this.name = 'ContentError';
  }
}

const MAX_IMAGES = 3;
/** Characters: two lines of the narrowest card on a desktop. */
const MOST_OF_SUMMARY = 56;
const plainText = z
  .string({ error: 'is missing; write a text' })
  .refine((text) => !/[<>]/.test(text), { error: 'holds markup; write plain text without < and >' });
export const filledText = plainText.refine((text) => text.trim() !== '', { error: 'is empty; write a text' });
export const identifier = z
  .string({ error: 'is missing; write an id' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'is not an id; use lower-case letters, figures and single hyphens' });
const price = z.string({ error: 'is missing; write it as "PKR 229,000"' }).refine(isPrice, {
  error: (issue) => `"${String(issue.input)}" is not a price; write it as "PKR 229,000"`,
});
const imageSource = z
  .string({ error: 'is missing; name a picture of content/pictures/ or an https address' })
  .refine(isPictureSource, {
    error: (issue) =>
      `"${String(issue.input)}" is no picture; name one of content/pictures/ without its ending, or give an https address`,
  });
const day = z.iso.date({ error: 'is no date; write it as 2026-11-20' });
const image = z.object({
  src: imageSource,
  alt: z
    .string({ error: 'is missing; say in a few words what the picture shows' })
    .refine((text) => text.trim() !== '' && !/[<>]/.test(text), {
      error: 'is empty or holds markup; say in a few plain words what the picture shows',
    }),
  drawn: z
    .enum(['product', 'scene', 'group'], { error: 'is none of product, scene and group; leave it out for a photograph' })
    .optional(),
});

const product = z
  .object({
    id: identifier,
    category: z.string({ error: 'is missing; name a category of content/categories.ts' }),
    subcategory: z.string({ error: 'is missing; name a sub-category of content/categories.ts' }),
    name: filledText,
    shortName: filledText,
    price,
    oldPrice: price.optional(),
    description: plainText,
    summary: filledText
      .max(MOST_OF_SUMMARY, { error: `has more than ${MOST_OF_SUMMARY} letters; a card shows two short lines` })
      .optional(),
    specs: z.record(filledText, filledText),
    images: z
      .array(image, { error: 'is missing; name one to three pictures' })
      .min(1, { error: 'holds no picture; name one to three' })
      .max(MAX_IMAGES, { error: `holds more than ${MAX_IMAGES} pictures; keep the best ${MAX_IMAGES}` }),
    availability: z.enum(['in stock', 'out of stock', 'available for order', 'preorder', 'discontinued'], {
      error: 'is none of the feed’s words; write in stock, out of stock, available for order, preorder or discontinued',
    }),
    priceDate: day.optional(),
    updated: day,
    facts: productFactsSchema.optional(),
    guide: z.object({ fits: z.array(filledText).min(1), check: z.array(filledText).min(1) }).optional(),
    currentLimitAmps: z
      .number({ error: 'is no figure; write the amperes as 100, or leave it out' })
      .min(1, { error: 'is below 1; write the amperes as 100, or leave it out' })
      .max(1000, { error: 'is above 1000; write the amperes as 100, or leave it out' })
      .optional(),
    toConfirm: z
      .array(z.enum(['currentLimitAmps'], { error: 'can’t be confirmed; name currentLimitAmps or nothing' }))
      .optional(),
    searchTitle: filledText.optional(),
    searchDescription: filledText.optional(),
  })
  .refine((entry) => !isPrice(entry.oldPrice) || !isPrice(entry.price) || parsePrice(entry.oldPrice) > parsePrice(entry.price), {
    path: ['oldPrice'],
    error: 'is not above the price; raise it or leave it out',
  })
  .refine(({ priceDate, updated }) => priceDate === undefined || priceDate <= updated, {
    path: ['priceDate'],
    error: 'is after "updated"; a new price is a change of the entry, so set both to its day',
  })
  .refine(
    ({ currentLimitAmps, toConfirm, facts }) =>
      !facts?.continuousCurrent ||
      !currentLimitAmps ||
      (facts.continuousCurrent === `${currentLimitAmps}A` && !toConfirm?.length),
    {
      path: ['facts', 'continuousCurrent'],
      error: 'is not what currentLimitAmps says, or that is still assumed; write one figure in both and take it out of toConfirm',
    },
  )
  .refine(
    ({ currentLimitAmps, specs }) => currentLimitAmps === undefined || energyWattHours({ specs: specs ?? {} }) !== undefined,
    {
      path: ['currentLimitAmps'],
      error: 'stands beside no single Nominal Voltage and Nominal Capacity; write both as 12.8V and 100Ah, or leave it out',
    },
  );

function isPrice(text: unknown): text is string {
  try {
    return typeof text === 'string' && parsePrice(text) > 0;
  } catch {
    return false;
  }
}

/**
 * Checks the catalogue against its schema.
 * @throws ContentError naming each entry and field that breaks it, with the correction
 */
export function parseCatalogue<P extends Product>(catalogue: {
  categories: readonly Category[];
  products: readonly P[];
}): { categories: readonly Category[]; products: readonly P[] } {
  const problems = [...categoryProblems(catalogue.categories), ...productProblems(catalogue)];
  if (problems.length > 0) throw new ContentError(problems);
  return catalogue;
}

function categoryProblems(categories: readonly Category[]): string[] {
  const all = categories.flatMap((category) => [category, ...(category.subCategories ?? [])]);
  return repeatedIds(all).map(({ id, position }) =>
    problem('content/categories.ts', id, position, 'id', 'is used twice; give each category and sub-category its own'),
  );
}

function productProblems({ categories, products }: { categories: readonly Category[]; products: readonly Product[] }): string[] {
  const file = 'content/products.ts';
  const problems = products.flatMap((entry, position) => {
    const checked = product.safeParse(entry);
    const broken = (checked.error?.issues ?? []).map((issue) =>
      problem(file, entry?.id, position, issue.path.map(String).join('.'), issue.message),
    );
    // Only of an entry that is whole: else there may be no list to read.
    const guide = (checked.success ? guideProblems(entry) : []).map(({ field, what }) =>
      problem(file, entry.id, position, field, what),
    );
    return [...broken, ...guide, ...placeProblems(categories, entry, position)];
  });
  const repeated = repeatedIds(products).map(({ id, position }) =>
    problem(file, id, position, 'id', 'is used twice; give each product its own'),
  );
  return [...problems, ...repeated];
}

function placeProblems(categories: readonly Category[], entry: Product, position: number): string[] {
  const file = 'content/products.ts';
  const category = categories.find(({ id }) => id === entry.category);
  if (!category) {
    const known = categories.map(({ id }) => id).join(', ');
    return [problem(file, entry.id, position, 'category', `"${entry.category}" is unknown; use one of ${known}`)];
  }
  const subs = category.subCategories ?? [];
  if (subs.some(({ id }) => id === entry.subcategory)) return [];
  const known = subs.map(({ id }) => id).join(', ') || 'none: this category has no sub-categories';
  return [
    problem(file, entry.id, position, 'subcategory', `"${entry.subcategory}" is not in ${category.id}; use one of ${known}`),
  ];
}

function repeatedIds(entries: readonly { id: string }[]): { id: string; position: number }[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }, position) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated ? [{ id, position }] : [];
  });
}

function problem(file: string, id: unknown, position: number, field: string, what: string): string {
  const entry = typeof id === 'string' && id ? `"${id}"` : `number ${position + 1}`;
  return `  ${file}, entry ${entry}, field "${field}": ${what}.`;
}
