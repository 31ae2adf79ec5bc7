import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { productPath } from '@/lib/paths';
import { allProducts } from '@/lib/shop/catalogue';
import { isHousePack, type Product } from '@/lib/shop/product';
import { findProblems } from '@/scripts/review/find-problems';
import { findFile, oneLine, readSite } from '@/scripts/review/read-site';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { testEnvironment } from '@/scripts/support/test-environment';

/** The paths of all fixed pages and all products. */
export const allRoutes: readonly string[] = [...Object.values(routes), ...products.map(({ id }) => productPath(id))];

/** Products to test with, whatever the owner sells today: a home pack, and the first of the catalogue, each with pictures to turn. */
export const pack = exampleOf(allProducts.findLast((product) => isHousePack(product) && product.images.length > 1));
export const firstProduct = exampleOf(allProducts.find(({ images }) => images.length > 1));

function exampleOf(product: Product | undefined): Product & { path: string } {
  if (!product) throw new Error('The catalogue has no product to test with');
  return { ...product, path: productPath(product.id) };
}

/** The address that the tested site gives as its own; the tests serve it from another one. */
export const siteUrl = testEnvironment.NEXT_PUBLIC_SITE_URL;

/** Reads the file of an export that hosts send for an address. Throws if there is none. */
export function readExported(address: string, folder = exportFolder): Buffer {
  const file = findFile(folder, address);
  if (!file) throw new Error(`The export has nothing for ${address}`);
  return readFileSync(file);
}

export const readText = (address: string, folder?: string): string => readExported(address, folder).toString();

/** The bytes of a text file as a host sends it that compresses no better than most: by gzip at level 6. */
export const weightOf = (address: string, folder?: string): number =>
  gzipSync(readExported(address, folder), { level: 6 }).length;

/** What the review of the pages says of an export. */
export function reviewExport(folder: string) {
  const site = readSite(folder);
  return { pages: site.pages, problems: findProblems(site) };
}

/** A page as a crawler without scripts reads it, without its script and style elements. `data` is its parsed JSON-LD. */
export function readSource(address: string, folder = exportFolder): { page: HTMLElement; data: unknown[] } {
  const page = parse(readText(address, folder), { blockTextElements: { script: true, style: true } });
  const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }): unknown => JSON.parse(rawText));
  for (const element of page.querySelectorAll('script, style')) element.remove();
  return { page, data };
}

/** The text, on one line, of each element that the selector finds. */
export const textsOf = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map(({ text }) => oneLine(text));

/** The text, on one line, of the only element that the selector finds. Throws if there is none, or more than one. */
export function textOf(within: HTMLElement, selector: string): string {
  const [text, ...others] = textsOf(within, selector);
  if (text === undefined || others.length > 0) throw new Error(`The test needs one "${selector}"`);
  return text;
}

/** The content of a `<meta>`, by its property or name. */
export const metaOf = (page: HTMLElement, name: string): string | undefined =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

/** An attribute of each element that the selector finds. */
export const attributesOf = (within: HTMLElement | null, selector: string, name: string): (string | undefined)[] =>
  within?.querySelectorAll(selector).map((element) => element.getAttribute(name)) ?? [];
