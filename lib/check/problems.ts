import leven from 'leven';
import type * as z from 'zod';
import { routes } from '@/content/routes';

/** The exports of `content/`, by path without ending: `shop/products`. */
export type ContentModules = Readonly<Record<string, object>>;

/**
 * The issues of schemas with the content, one line each: file, entry, field, correction. What one schema refuses, those after it
 * don't refuse again.
 */
export function contentProblems(content: ContentModules, ...schemas: readonly z.ZodType[]): string[] {
  const refused = new Set<string>();
  return schemas.flatMap((schema) => {
    const issues = issuesOf(schema, content).filter(({ path }) => !refused.has(path.join('\n')));
    for (const { path } of issues) refused.add(path.join('\n'));
    return issues.map(({ path, message }) => `  ${placeInContent(content, path.map(String))}: ${message}.`);
  });
}

/** Without the fields that are missing because their names are misspelt: those are refused as unknown. */
function issuesOf(schema: z.ZodType, value: unknown): z.core.$ZodIssue[] {
  const issues = schema.safeParse(value, { error: shapeProblem }).error?.issues ?? [];
  const misspelt = issues.filter((issue) => issue.code === 'unrecognized_keys');
  return issues.filter(({ path }) => {
    const [entry, name] = [path.slice(0, -1).join('\n'), String(path.at(-1))];
    return !misspelt.some((other) => other.path.join('\n') === entry && nearest(name, other.keys));
  });
}

const SHAPES: Readonly<Record<string, string>> = {
  number: 'a figure without marks',
  array: "a list in brackets, ['…', '…']",
  tuple: 'two figures in brackets, [1, 2]',
  object: 'an entry in braces, { … }',
  record: 'an entry in braces, { … }',
};

/** What is said where a rule has no words of its own for a value of another kind. */
function shapeProblem({ code, input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  const shape = code === 'invalid_type' && SHAPES[String(issue.expected)];
  return shape ? wrong(input, `write ${shape}`) : undefined;
}

/** What is said of a value that a rule refuses. */
export const wrong = (input: unknown, mend: string) =>
  `${input === undefined ? 'is missing' : `${typeof input === 'object' ? 'it' : JSON.stringify(input)} is wrong`}; ${mend}`;

/** Names that a message lists. */
const MOST_LISTED = 10;

/** What to write for a name that isn't there: the nearest one, or one of the list. */
export function suggest(unknown: string, names: readonly string[]): string {
  const near = nearest(unknown, names);
  if (near) return `write "${near}"`;
  const more = names.length > MOST_LISTED ? ' …' : '';
  return `use one of ${names.slice(0, MOST_LISTED).join(', ')}${more}`;
}

/** The same for an id; for the name of an entry it is that entry's id. */
export function suggestId(unknown: string, entries: readonly { id: string; name?: string }[]): string {
  const named = entries.find(({ name }) => name?.toLowerCase() === unknown.toLowerCase());
  const ids = entries.map(({ id }) => id);
  const mend = named ? `write its id, "${named.id}"` : suggest(unknown, ids);
  // Perhaps it was there that an id was changed.
  return unknown === '' ? mend : `${mend}, or put the id there back`;
}

/** The name that is most like another, if one could be a slip of it. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const distances = names.map((other) => ({ other, distance: leven(name.toLowerCase(), other.toLowerCase()) }));
  const [first] = distances.sort((a, b) => a.distance - b.distance);
  return first && first.distance <= name.length / 4 + 1 ? first.other : undefined;
}

/** Whether one label is another with a letter, a blank or a capital more or less: `Cell in series`, `Cells in Series`. */
export function isSlipOf(label: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const figures = (text: string) => text.replace(/\D/g, '');
  return figures(label) === figures(other) && leven(letters(label), letters(other)) <= 1;
}

/** `content/shop/products.ts, entry "12v-100ah-lithium-battery", field "images.0.alt"` */
export function placeInContent(content: ContentModules, [file = '', ...path]: readonly string[]): string {
  let value: unknown = content[file];
  let entry = '';
  let field: string[] = [];
  let isListed = false;
  for (const part of path) {
    isListed = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[part];
    const name = nameOf(value);
    if (isListed && typeof value === 'object' && (name || !entry)) {
      const list = field.slice(mainExport(file) === path[0] ? 1 : 0).join('.');
      entry = name ? `"${name}"` : `${list && `"${list}", `}number ${Number(part) + 1}`;
      field = [];
    } else field.push(routeKeys.get(part) ?? part);
  }
  if (!entry) {
    // An export named like its file isn't named again, nor one whose keys are routes.
    const route = path.findIndex((part) => routeKeys.has(part));
    const words = field.slice(mainExport(file) === path[0] ? 1 : Math.max(0, route));
    field = words.slice(-1);
    entry = words.length > 1 ? `"${words.slice(0, -1).join('.')}"` : '';
  }
  const number = isListed && Number(field.at(-1) ?? NaN) + 1;
  const names = (number ? field.slice(0, -1) : field).join('.');
  const parts = [entry && `entry ${entry}`, names && `field "${names}"`, number && `number ${number}`];
  return [`content/${file}.ts`, ...parts].filter(Boolean).join(', ');
}

/** `[routes.about]`, as files write the key `/about`. */
const routeKeys: ReadonlyMap<string, string> = new Map(
  Object.entries(routes).map(([name, address]) => [address, `[routes.${name}]`]),
);

/** The text by which a list's entry can be found in its file. */
function nameOf(value: unknown): string | undefined {
  const { id, label, name, title, question } = (value ?? {}) as Record<string, unknown>;
  return [id, label, name, title, question].find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
}

/** The export's name of `shop/removed-products`: `removedProducts`. */
function mainExport(file: string): string {
  return file.replace(/.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
