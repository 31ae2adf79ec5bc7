import * as z from 'zod';
import { suggest, wrong } from './problems';

/*
 * What the rules of fields are made of. Types of content come from them, so nothing here and in the files of rules may import the
 * content that they describe.
 */

export type Refuse = (path: PropertyKey[], message: string) => void;

/** A rule over several fields. */
export const together =
  <Entry>(rule: (entry: Entry, refuse: Refuse) => void) =>
  (entry: Entry, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) =>
    rule(entry, (path, message) => addIssue({ code: 'custom', path, message }));

/** The error of a rule; rules over several fields would make another of what can't be read. */
export const write = (mend: string) => ({
  error: ({ input }: { input?: unknown }) => wrong(input, `write ${mend}`),
  abort: true,
});

export const text = z.string(write("a text, '…'"));
export const day = z.string(write('a day as "2026-11-02"'));

export const pattern = (letters: RegExp, mend: string) => z.string(write(mend)).regex(letters, write(mend));

/** The letters of Archivo's Latin file. */
const DRAWABLE = /^[\u0020-\u00ff\u2010-\u2026€™−]*$/u;
/** A text that share pictures show. */
export const drawable = (base = text) =>
  base.regex(DRAWABLE, {
    error: ({ input }) =>
      `holds "${[...String(input)].find((letter) => !DRAWABLE.test(letter))}", which share pictures can’t show; leave it out`,
  });

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: ({ input }) => wrong(input, suggest(String(input), words)) });

export function figure(from: number, to: number, unit: string) {
  const bounds = write(`${unit} from ${from} to ${to}`);
  return z.number(bounds).min(from, bounds).max(to, bounds);
}

/** The least and the most. */
export const range = (end: z.ZodNumber = z.number()) =>
  z
    .tuple([end, end], write('two figures in brackets, [1, 2]'))
    .refine(([low, high]) => low <= high, { error: 'has its least above its most; turn the two round' });

/** A list of figures from the lowest. */
export const rising = (each: z.ZodNumber) =>
  z.array(each).refine((values) => values.every((value, at) => value > (values[at - 1] ?? -Infinity)), {
    error: 'are out of order; write the lowest first',
  });

/** An object with exactly these fields. */
export function only<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys?.map((key) => `holds ${key}, which nothing reads; ${suggest(key, names)}`).join('; ')
        : wrong(issue.input, `write an entry in braces, of ${names.join(', ')}`),
  });
}
