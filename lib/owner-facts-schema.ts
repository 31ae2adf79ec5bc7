import * as z from 'zod';
import { productFactLabels, shopFactLabels } from '@/content/owner-facts';

/** A fact in words; an empty one is left out, not written as an empty text. */
const words = z
  .string({ error: 'is no text; write the fact, or leave the field out' })
  .refine((text) => text.trim() !== '' && !/[<>]/.test(text), {
    error: 'is empty or holds markup; write plain words, or leave the field out',
  });

const written = (pattern: RegExp, example: string) =>
  z.string({ error: `is no text; write it as "${example}"` }).regex(pattern, {
    error: (issue) => `"${String(issue.input)}" can’t be read; write it as "${example}"`,
  });

const unknownName = (names: readonly string[]) => ({
  error: (issue: { code?: string; keys?: readonly string[] }) =>
    issue.code === 'unrecognized_keys' ? `holds ${issue.keys?.join(', ')}, which is unknown; use ${names.join(', ')}` : undefined,
});

/** Figures are written one way, so that a page of eight products reads as one. */
export const productFactsSchema = z.strictObject(
  {
    weight: written(/^\d+(?:\.\d+)? kg$/, '38 kg').optional(),
    size: written(/^\d+ × \d+ × \d+ mm$/, '520 × 240 × 220 mm').optional(),
    terminals: words.optional(),
    continuousCurrent: written(/^\d+A$/, '100A').optional(),
    peakCurrent: written(/^\d+A for \d+(?:\.\d+)? (?:seconds?|minutes?)$/, '200A for 3 seconds').optional(),
    parallelLimit: words.optional(),
    boxContents: words.optional(),
    warranty: words.optional(),
  },
  unknownName(Object.keys(productFactLabels)),
);

const shopFactsSchema = z.strictObject(
  { delivery: words.optional(), payment: words.optional(), serialNumber: words.optional() },
  unknownName(Object.keys(shopFactLabels)),
);

/** What is wrong with the shop's facts in `content/site.ts`: one line each, naming the field and the correction. */
export function shopFactProblems(facts: unknown): string[] {
  const { error } = shopFactsSchema.safeParse(facts);
  return (error?.issues ?? []).map(
    ({ path, message }) => `  content/site.ts, field "${['shop', ...path].join('.')}": ${message}.`,
  );
}
