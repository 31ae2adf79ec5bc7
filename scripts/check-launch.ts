import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { about } from '@/content/pages/about';
import { charging } from '@/content/advice/charging';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { productPage } from '@/content/shop/product-page';
import { products } from '@/content/shop/products';
import { promises } from '@/content/promises';
import { site } from '@/content/site';
import type { OwnerPromise, ProductEntry } from '@/content/types';
import { isPlaceholder } from '@/lib/format/placeholder';
import { ownerFields } from '@/lib/shop/attributes';
import { readArguments } from './command-line.mjs';
import { readEnvFiles } from './support/build-environment';
import { projectRoot } from './support/paths.mjs';

const USAGE = `npm run check:launch
Lists what the owner still has to fill in or confirm, and fails while there is anything. Optional facts and drawn pictures are
listed too, but don't make it fail.`;

const VARIABLES_FILE = path.join(projectRoot, '.env.example');

/** May stay empty: the mail service then has its default address, and the page no verification tag. */
const OPTIONAL = ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION', 'NEXT_PUBLIC_BING_SITE_VERIFICATION'];

const SITE_URL = 'NEXT_PUBLIC_SITE_URL';
/** An https address with a domain name: no `localhost`, IP address or `http:`. */
const PUBLIC_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}\/?$/i;

type Environment = Record<string, string | undefined>;

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  const { open, text } = reportOnSite();
  console.log(text);
  if (open > 0) process.exitCode = 1;
}

/** The report, the number of things that are open, and how many of them are variables. */
export function reportOnSite() {
  const variables = listVariables(projectRoot, process.env);
  const content = { site, chatNumbers, products, charging, promises, pages: { about, contact, home } };
  return { ...launchReport(content, variables, new Date().toISOString().slice(0, 10)), variables: variables.length };
}

/** Content fields by name, `toConfirm` among them. */
type Assumed = Readonly<Record<string, unknown>>;

/** The content that the owner's facts are in. */
interface LaunchContent {
  site: { shop?: Assumed; feedToConfirm?: readonly string[]; securityContactValidUntil?: string };
  chatNumbers?: Readonly<Record<string, string>>;
  products: readonly (Partial<ProductEntry> & Pick<ProductEntry, 'id'>)[];
  charging?: Assumed;
  promises?: Readonly<Record<string, OwnerPromise>>;
  /** Exports of the files in `content/pages/`, by file name. */
  pages?: Readonly<Record<string, object>>;
}

/**
 * @param variables one line for each variable that is still to be set
 * @param today as `2026-11-20`
 */
export function launchReport(content: LaunchContent, variables: string[], today: string): { open: number; text: string } {
  const { site, products } = content;
  const groups: [where: string, lines: string[]][] = [
    [
      'content/site.ts',
      [
        ...listPlaceholders(site),
        ...(site.feedToConfirm ?? []).map(
          (column) => `${column} of every product in the shop feed is assumed; check it and take it out of feedToConfirm`,
        ),
        ...listPast(site.securityContactValidUntil, today),
      ],
    ],
    ['content/enquiry/chat-numbers.ts', listPlaceholders(content.chatNumbers)],
    [
      'content/shop/products.ts',
      products.flatMap(({ id, ...fields }) =>
        [...listPlaceholders(fields), ...listAssumptions(fields)].map((line) => `${id}: ${line}`),
      ),
    ],
    ['content/advice/charging.ts', listAssumptions(content.charging)],
    [
      'content/promises.ts',
      Object.entries(content.promises ?? {}).flatMap(([name, { says, confirmedOn }]) =>
        confirmedOn ? [] : `${name}.confirmedOn is empty: "${says}"; write the day on which the owner confirmed it`,
      ),
    ],
    ['the environment of the build, or .env.local (see .env.example)', variables],
  ];
  const open = groups.flatMap(([, lines]) => lines).length;
  const first =
    open === 0
      ? 'Ready to launch: nothing is left for the owner to set or confirm.'
      : `${open} ${open === 1 ? 'thing is' : 'things are'} still to be set or confirmed.`;
  // Only packs have `currentLimitAmps`, and `toConfirm` already lists it for them.
  const wishes = ['priceDate', ...ownerFields().filter((name) => name !== 'currentLimitAmps')];
  const missing = (names: readonly string[], facts: Assumed = {}) => names.filter((name) => facts[name] === undefined);
  const text = [
    first,
    ...groups.flatMap(([where, lines]) => section(`In ${where}:`, lines)),
    ...section('Would help buyers, as soon as you know it (pages leave out what is not filled in):', [
      ...named('content/site.ts, field "shop"', missing(Object.keys(productPage.ordering.facts), site.shop)),
      ...products.flatMap((product) => named(`content/shop/products.ts, "${product.id}"`, missing(wishes, product))),
    ]),
    ...section('Drawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):', [
      ...products.flatMap(({ id, images }) => named(`content/shop/products.ts, "${id}"`, findDrawn(images))),
      ...Object.entries(content.pages ?? {}).flatMap(([page, file]) => named(`content/pages/${page}.ts`, findDrawn(file))),
    ]),
  ];
  return { open, text: text.join('\n') };
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`\n${heading}`, ...lines.map((line) => `  ${line}`)] : [];
}

function named(where: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${where}: ${names.join(', ')}`] : [];
}

/** The names of the drawn pictures at any depth of a content value. */
function findDrawn(value: unknown): string[] {
  if (!(value instanceof Object)) return [];
  const { drawn, ...fields } = value as Record<string, unknown>;
  return [...new Set([...(drawn === undefined ? [] : findPictures(fields)), ...Object.values(fields).flatMap(findDrawn)])];
}

/** The names of the pictures at any depth. */
function findPictures(value: unknown): string[] {
  if (!(value instanceof Object)) return [];
  const { src, picture } = value as { src?: unknown; picture?: unknown };
  return [...[src, picture].filter((name) => typeof name === 'string'), ...Object.values(value).flatMap(findPictures)];
}

/** One line for each assumed field: its value, and how to confirm it. */
function listAssumptions(fields: Assumed = {}): string[] {
  const { toConfirm } = fields;
  if (!Array.isArray(toConfirm)) return [];
  return toConfirm.map(
    (field: string) => `${field} is assumed to be ${String(fields[field])}; set it and take it out of toConfirm`,
  );
}

/** One line if the expiry date of `/.well-known/security.txt` has passed. */
function listPast(validUntil: string | undefined, today: string): string[] {
  return validUntil === undefined || validUntil > today
    ? []
    : [
        `securityContactValidUntil is over: ${validUntil}; see that the first email address is read, and write a day within a year`,
      ];
}

/** One line for each required variable of `.env.example` that a build in `folder` would find missing or unusable. */
export function listVariables(folder: string, shell: Environment): string[] {
  const environment = { ...readEnvFiles(folder), ...shell };
  return Object.keys(parseEnv(readFileSync(VARIABLES_FILE, 'utf8'))).flatMap((name) => {
    const value = environment[name];
    if (!value) return OPTIONAL.includes(name) ? [] : [`${name} is not set`];
    if (isPlaceholder(value)) return [`${name} is still "${value}"`];
    return name === SITE_URL && !PUBLIC_ADDRESS.test(value)
      ? [`${name} is "${value}", which visitors can’t open; write the site’s own https address`]
      : [];
  });
}

/** One line for each placeholder at any depth of a content value: its field and text. */
function listPlaceholders(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [`${field} is still "${value}"`] : [];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => listPlaceholders(inner, field ? `${field}.${name}` : name));
}
