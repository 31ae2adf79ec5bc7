import leven from 'leven';
import * as z from 'zod';
import { routes } from '@/content/routes';

/** The exports of `content/`, by path without ending: `shop/products`. */
export type ContentModules = Readonly<Record<string, object>>;

/** Notes what is wrong at a place of the content, with its mend. */
export type Refuse = (path: readonly PropertyKey[], message: string) => void;

/** Refuses what a schema refuses, but for fields that are missing because they are misspelt: those are refused as unknown. */
export function refuseIssues(schema: z.ZodType, value: unknown, refuse: Refuse): void {
  const issues = schema.safeParse(value, { error: sayIssue }).error?.issues ?? [];
  const misspelt = issues.filter((issue) => issue.code === 'unrecognized_keys');
  for (const { path, message } of issues) {
    const [entry, name] = [path.slice(0, -1).join('\n'), String(path.at(-1))];
    if (!misspelt.some((other) => other.path.join('\n') === entry && nearest(name, other.keys))) refuse(path, message);
  }
}

const SHAPES: Readonly<Record<string, string>> = {
  string: "a text, '…'",
  number: 'a figure without marks',
  array: "a list in brackets, ['…', '…']",
  record: 'an entry in braces, { … }',
};

/** What is said where a rule has no words of its own: `describe` says what to write, else the fields of an entry, or the words. */
function sayIssue({ input, schema, ...issue }: z.core.$ZodRawIssue) {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `holds ${key}, which nothing reads; ${suggest(key, fields)}`).join('; ');
  }
  const described = schema && z.globalRegistry.get(schema)?.description;
  if (issue.code === 'invalid_value' && !described) return wrong(input, suggest(String(input), issue.values.map(String)));
  return wrong(input, `write ${described ?? SHAPES[String(issue.expected)] ?? `an entry in braces, of ${fields.join(', ')}`}`);
}

/** What is said of a value that a rule refuses. */
const wrong = (input: unknown, mend: string) =>
  `${input === undefined ? 'is missing' : `${typeof input === 'object' ? 'it' : JSON.stringify(input)} is wrong`}; ${mend}`;

/** What to write for a name that isn't there: the nearest one, or one of the list. */
export function suggest(unknown: string, names: readonly string[]): string {
  const near = nearest(unknown, names);
  return near ? `write "${near}"` : `use one of ${names.join(', ')}`;
}

/** What to write for an id that isn't there; for the name of an entry it is that entry's id. */
export function suggestId(unknown: string, entries: readonly { id: string; name?: string }[]): string {
  const named = entries.find(({ name }) => name?.toLowerCase() === unknown.toLowerCase());
  const ids = entries.map(({ id }) => id);
  // The mistake may also be that the id was changed in the list of entries.
  return `${named ? `write its id, "${named.id}"` : suggest(unknown, ids)}, or put the id there back`;
}

/** The name that is most like another, if one could be a slip of it. */
function nearest(name: string, names: readonly string[]) {
  const distance = (other: string) => leven(name.toLowerCase(), other.toLowerCase());
  return names.filter((other) => distance(other) <= name.length / 4 + 1).sort((a, b) => distance(a) - distance(b))[0];
}

/** Whether one label is another with a letter, a blank or a capital more or less: `Cell in series`, `Cells in Series`. */
export function isSlipOf(label: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const figures = (text: string) => text.replace(/\D/g, '');
  return figures(label) === figures(other) && leven(letters(label), letters(other)) <= 1;
}

/** A place in words: `content/shop/products.ts, entry "12v-100ah-lithium-battery", field "images", number 1, field "alt"` */
export function placeInContent(content: ContentModules, [file = '', ...path]: readonly string[]): string {
  // The export that has its file's name isn't named again: `removedProducts` of `shop/removed-products`.
  const main = file.replace(/.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  let value: unknown = content[file];
  let parts: string[] = [];
  path.forEach((part, depth) => {
    const isListed = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[part];
    const route = Object.entries(routes).find(([, address]) => address === part);
    // An address as a key is named as files write it: `[routes.about]` for `/about`.
    const name = isListed ? nameOf(value) : route ? `[routes.${route[0]}]` : part;
    if (depth === 0 && part === main) return;
    if (name === undefined) parts.push(`number ${Number(part) + 1}`);
    // An entry's name or an address is enough to find the place in its file, so what is around it is left out.
    else if (isListed || route) parts = [`entry "${name}"`];
    else parts.push(`${parts.length === 0 && depth < path.length - 1 ? 'entry' : 'field'} "${name}"`);
  });
  return [`content/${file}.ts`, ...parts].join(', ').replace(/(?<=field "[^"]*)", field "/g, '.');
}

/** The text by which a list's entry can be found in its file. */
function nameOf(value: unknown): string | undefined {
  const { id, label, name, title, question } = Object(value);
  return [id, label, name, title, question].find((text) => typeof text === 'string' && text.trim() !== '');
}
