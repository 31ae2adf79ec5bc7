import * as z from 'zod';

/*
 * What the rules of fields are made of. The description of a rule is what the owner is told to write. Neither this file nor the
 * files of rules may import content that takes its type from these rules.
 */

export const text = z.string();
export const day = text.describe('a day as "2026-11-02"');

export const pattern = (letters: RegExp, mend: string) => text.regex(letters).describe(mend);

/** The rule `text` for each fact that only the owner knows. */
export const textsOf = <Field extends string>(facts: readonly { field: Field }[]) =>
  Object.fromEntries(facts.map(({ field }) => [field, text])) as Record<Field, typeof text>;

export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).readonly();

/** The letters of Archivo's Latin file. */
const DRAWABLE = /^[\u0020-\u00ff\u2010-\u2026€™−]*$/u;
/** The rule for a text that share pictures show. */
export const drawable = text.regex(DRAWABLE, {
  error: ({ input }) =>
    `holds "${[...String(input)].find((letter) => !DRAWABLE.test(letter))}", which share pictures can’t show; leave it out`,
});

export const figure = (from: number, to: number, unit: string) =>
  z.number().min(from).max(to).describe(`${unit} from ${from} to ${to}`);

/** The rule for two figures, the least and the most. */
export const range = (end = z.number()) =>
  z
    .tuple([end, end])
    .describe('two figures in brackets, [1, 2]')
    .refine(([low, high]) => low <= high, { error: 'has its least above its most; turn the two round' });

/** The rule for a list of figures, the lowest first. */
export const rising = (each: z.ZodType<number, number>) =>
  z.array(each).refine((values) => values.every((value, at) => value > (values[at - 1] ?? -Infinity)), {
    error: 'are out of order; write the lowest first',
  });
