/**
 * `npm run check:launch`: lists what only the owner can fill in or confirm and has not yet. Fails while a placeholder or an
 * unconfirmed promise is left; what would help buyers besides is listed and fails nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { productFactLabels, shopFactLabels } from '@/content/owner-facts';
import { products } from '@/content/products';
import { promises } from '@/content/promises';
import { site } from '@/content/site';
import type { OwnerPromise, Product } from '@/content/types';
import { isPlaceholder } from '@/lib/placeholder';

const VARIABLES_FILE = '.env.example';

/** Files that a build reads its variables from, as Next does: the earlier wins, and the shell's own over all. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** May stay empty: the mail service's own address, and no tag for that search engine. */
const OPTIONAL = ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION', 'NEXT_PUBLIC_BING_SITE_VERIFICATION'];

type Environment = Record<string, string | undefined>;

export async function main(): Promise<void> {
  const { ready, text } = launchReport(
    { site, products, promises, pages: { about, contact, home } },
    listVariables('.', process.env),
  );
  console.log(text);
  if (!ready) process.exitCode = 1;
}

/** What the owner's facts stand in. */
interface LaunchContent {
  site: { shop?: object };
  products: readonly (Pick<Product, 'id' | 'priceDate'> & { facts?: object; toConfirm?: readonly string[]; images?: object })[];
  promises?: Readonly<Record<string, OwnerPromise>>;
  /** What the pages' files of `content/` export, by their names. */
  pages?: Readonly<Record<string, object>>;
}

/**
 * @param content all that is looked through
 * @param variables a line for each that is still to be set
 */
export function launchReport(content: LaunchContent, variables: string[]): { ready: boolean; text: string } {
  const groups = [
    { where: 'content/site.ts', lines: listPlaceholders(content.site) },
    {
      where: 'content/products.ts',
      lines: content.products.flatMap(({ id, ...fields }) =>
        [...listPlaceholders(fields), ...listAssumptions(fields)].map((line) => `${id}: ${line}`),
      ),
    },
    { where: 'content/promises.ts', lines: listUnconfirmed(content.promises) },
    { where: 'the environment of the build, or .env.local (see .env.example)', lines: variables },
  ].filter(({ lines }) => lines.length > 0);
  const ready = groups.length === 0;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const first = ready
    ? 'Ready to launch: nothing is left for the owner to set or confirm.'
    : `${count} ${count === 1 ? 'thing is' : 'things are'} still to be set or confirmed.`;
  const sections = groups.map(({ where, lines }) => `\nIn ${where}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  return { ready, text: [first, ...sections, ...listWishes(content), ...listDrawnPictures(content)].join('\n') };
}

/** What pages leave out while it is not filled in. */
function listWishes({ site, products }: LaunchContent): string[] {
  const wishes = [
    ...listMissing('content/site.ts, field "shop"', shopFactLabels, site.shop),
    ...products.flatMap(({ id, facts, priceDate }) => [
      ...listMissing(`content/products.ts, "${id}", field "facts"`, productFactLabels, facts),
      ...(priceDate === undefined ? [`  content/products.ts, "${id}": priceDate`] : []),
    ]),
  ];
  return wishes.length > 0
    ? ['\nWould help buyers, as soon as you know it (pages leave out what is not filled in):', ...wishes]
    : [];
}

/** The pictures that a photograph should replace. */
function listDrawnPictures({ products, pages = {} }: LaunchContent): string[] {
  const drawn = [
    ...products.map(({ id, images }) => [`content/products.ts, "${id}"`, findDrawn(images)] as const),
    ...Object.entries(pages).map(([page, content]) => [`content/${page}.ts`, findDrawn(content)] as const),
  ].filter(([, names]) => names.length > 0);
  if (drawn.length === 0) return [];
  return [
    '\nDrawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):',
    ...drawn.map(([where, names]) => `  ${where}: ${names.join(', ')}`),
  ];
}

/** The names of the drawn pictures inside a content value, however deep. */
function findDrawn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { drawn, src, picture } = value as { drawn?: unknown; src?: unknown; picture?: unknown };
  const own = drawn === undefined ? [] : [String(src ?? picture)];
  return [...own, ...Object.values(value).flatMap(findDrawn)];
}

/** One line with the names of the facts that are not filled in; none when all are. */
function listMissing(where: string, labels: Readonly<Record<string, string>>, facts: object = {}): string[] {
  const missing = Object.keys(labels).filter((name) => !(name in facts));
  return missing.length > 0 ? [`  ${where}: ${missing.join(', ')}`] : [];
}

/** One line for each field that holds an assumption: what stands there, and how to say that it is right. */
function listAssumptions(fields: Readonly<Record<string, unknown>>): string[] {
  const { toConfirm } = fields;
  if (!Array.isArray(toConfirm)) return [];
  return toConfirm.map(
    (field: string) => `${field} is assumed to be ${String(fields[field])}; set it and take it out of toConfirm`,
  );
}

/** One line for each promise that the owner has not confirmed, and how to say that it is right. */
function listUnconfirmed(promises: Readonly<Record<string, OwnerPromise>> = {}): string[] {
  return Object.entries(promises)
    .filter(([, { confirmedOn }]) => confirmedOn === '')
    .map(([name, { says }]) => `${name}.confirmedOn is empty: "${says}"; write the day on which the owner confirmed it`);
}

/** One line for each variable of `.env.example` that a build in `folder` would not find filled in. */
export function listVariables(folder: string, shell: Environment): string[] {
  const environment = { ...readEnvFiles(folder), ...shell };
  const known = Object.keys(parseEnv(readFileSync(VARIABLES_FILE, 'utf8'))).filter((name) => name.startsWith('NEXT_PUBLIC_'));
  if (known.length === 0) throw new Error(`${VARIABLES_FILE} names no NEXT_PUBLIC_ variable; list them there`);
  return known.flatMap((name) => {
    const value = environment[name];
    if (!value) return OPTIONAL.includes(name) ? [] : [`${name} is not set`];
    return isPlaceholder(value) ? [`${name} is still "${value}"`] : [];
  });
}

/** One line for each placeholder inside a content value: its field, and what stands there now. */
function listPlaceholders(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [`${field} is still "${value}"`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listPlaceholders(inner, field ? `${field}.${name}` : name));
}

function readEnvFiles(folder: string): Environment {
  const files = ENV_FILES.map((file) => path.join(folder, file)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.toReversed().map((file) => parseEnv(readFileSync(file, 'utf8'))));
}
