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
    return issues.map(({ path, message }) => problem(placeInContent(content, path.map(String)), message));
  });
}

/** A schema's issues with the environment; each line begins with the variable. */
export function environmentProblems(schema: z.ZodType, environment: object): string[] {
  return issuesOf(schema, environment).map(({ path, message }) => problem(path.join('.'), message));
}

function problem(place: string, message: string): string {
  return `  ${place}: ${message}.`;
}

/** Without the fields that are missing because their names are misspelt: those are refused as unknown. */
function issuesOf(schema: z.ZodType, value: unknown): z.core.$ZodIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.filter(
    ({ path }) =>
      !issues.some(
        (other) =>
          other.code === 'unrecognized_keys' &&
          path.length === other.path.length + 1 &&
          other.path.every((name, index) => name === path[index]) &&
          nearest(String(path.at(-1)), other.keys),
      ),
  );
}

/** The name that is most like another, if one could be a slip of it. */
export function nearest(name: string, names: readonly string[]): string | undefined {
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
  const values = path.map((_, index) => valueAt(content[file], path.slice(0, index + 1)));
  const isListed = (value: unknown, index: number) => Array.isArray(values[index - 1]) && typeof value === 'object';
  const named = values.findLastIndex((value, index) => isListed(value, index) && nameOf(value) !== undefined);
  const at = named === -1 ? values.findIndex(isListed) : named;
  const route = path.findIndex((name) => keyOfRoute(name) !== name);
  // An export named like its file isn't named again, nor one whose keys are routes.
  const words = path.slice(mainExport(file) === path[0] ? 1 : Math.max(0, route)).map(keyOfRoute);
  const [entry, field] =
    at === -1
      ? [words.length > 1 && `"${words.slice(0, -1).join('.')}"`, words.at(-1)]
      : [nameOf(values[at]) ? `"${nameOf(values[at])}"` : `number ${Number(path[at]) + 1}`, path.slice(at + 1).join('.')];
  return [`content/${file}.ts`, entry && `entry ${entry}`, field && `field "${field}"`].filter(Boolean).join(', ');
}

/** `[routes.about]`, as files write the key `/about`. */
function keyOfRoute(name: string): string {
  const route = Object.entries(routes).find(([, address]) => address === name);
  return route ? `[routes.${route[0]}]` : name;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** The text by which a list's entry can be found in its file. */
function nameOf(value: unknown): string | undefined {
  const { id, label, name, title, question } = (value ?? {}) as Record<string, unknown>;
  return [id, label, name, title, question].find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
}

/** The export's name of `shop/removed-products`: `removedProducts`. */
function mainExport(file: string): string {
  return file.replace(/.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
