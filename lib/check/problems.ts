import type * as z from 'zod';

/** The exports of `content/`, by path without ending: `shop/products`. */
export type ContentModules = Readonly<Record<string, object>>;

/** A schema's issues with the content, one line each: file, entry, field, correction. */
export function contentProblems(schema: z.ZodType, content: ContentModules): string[] {
  return problems(schema, content, (path) => placeInContent(content, path));
}

/** A schema's issues with the environment; each line begins with the variable. */
export function environmentProblems(schema: z.ZodType, environment: object): string[] {
  return problems(schema, environment, (path) => path.join('.'));
}

function problems(schema: z.ZodType, value: unknown, place: (path: readonly string[]) => string): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `  ${place(path.map(String))}: ${message}.`);
}

/** `content/shop/products.ts, entry "12v-100ah-lithium-battery", field "images.0.alt"` */
function placeInContent(content: ContentModules, [file = '', ...path]: readonly string[]): string {
  const values = path.map((_, index) => valueAt(content[file], path.slice(0, index + 1)));
  const isListed = (value: unknown, index: number) => /^\d+$/.test(path[index] ?? '') && typeof value === 'object';
  const named = values.findLastIndex((value, index) => isListed(value, index) && nameOf(value) !== undefined);
  const at = named === -1 ? values.findIndex(isListed) : named;
  // An export named like its file isn't named again.
  const words = mainExport(file) === path[0] ? path.slice(1) : path;
  const [entry, field] =
    at === -1
      ? [words.length > 1 && `"${words.slice(0, -1).join('.')}"`, words.at(-1)]
      : [nameOf(values[at]) ? `"${nameOf(values[at])}"` : `number ${Number(path[at]) + 1}`, path.slice(at + 1).join('.')];
  return [`content/${file}.ts`, entry && `entry ${entry}`, field && `field "${field}"`].filter(Boolean).join(', ');
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
  return file.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
