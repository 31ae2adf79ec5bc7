import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { cataloguePage } from '@/content/catalogue-page';
import { products } from '@/content/products';
import type { Product } from '@/content/types';
import { PAGE_SIZE } from '@/lib/catalogue-pages';
import { addGeneratedProducts, generateProducts } from '@/scripts/bench/generated-catalogue';
import { readPayload } from '@/scripts/csp/read-rsc-payload';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { serveExport } from '@/scripts/serve/serve-export';
import { testEnvironment } from '@/scripts/support/test-environment';
import { metaOf, pathOf, readSource, textOf } from './crawl';
import { listExportedPages } from './exported-pages';
import { copyProject, type ProjectCopy } from './project-copy';
import { untilHydrated } from './site-test';

/*
 * A catalogue that has outgrown one page: a copy of the project is given 52 products and built.
 */
export const COUNT = 52;
export const LAST_PAGE = Math.ceil(COUNT / PAGE_SIZE);

export const all: readonly Product[] = [...products, ...generateProducts(products, COUNT)];
export const solar = all.filter(({ category }) => category === 'solar-batteries');
export const packs = all.filter(({ subcategory }) => subcategory === 'ups&solar-batteries');

export interface LargeCatalogue {
  url: string;
  /** Its export. */
  folder: string;
  run: ProjectCopy['run'];
  close: () => Promise<void>;
}

export async function buildLargeCatalogue(): Promise<LargeCatalogue> {
  const copy = copyProject('growth');
  addGeneratedProducts(copy, COUNT);
  copy.build(testEnvironment);
  const folder = path.join(copy.folder, 'out');
  const server = await serveExport({ root: folder, port: 0 });
  const close = async () => {
    await server.close();
    copy.remove();
  };
  return { url: server.url, folder, run: copy.run, close };
}

export const cards = (page: Page) => page.getByRole('article');
export const headings = (page: Page) => cards(page).getByRole('heading', { level: 3 });
export const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ });
export const choose = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
export const pageLinks = (page: Page) => page.getByRole('navigation', { name: cataloguePage.pages.label });
export const toPage = (page: Page, name: string): Locator => pageLinks(page).getByRole('link', { name, exact: true });

export function namesOf(some: readonly Product[], page: number): string[] {
  return some.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ name }) => name);
}

/** Opens an address and marks its document, by which `expectPlace` sees that none other has come since. */
export async function openMarked(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
}

/** The cards of one page of some products, the count in words and the address; all without leaving the document. */
export async function expectPlace(page: Page, some: readonly Product[], number: number, url: string): Promise<void> {
  await expect(headings(page)).toHaveText(namesOf(some, number));
  const [from, to] = [(number - 1) * PAGE_SIZE + 1, Math.min(some.length, number * PAGE_SIZE)];
  const chosen = url.includes('category=') ? ' in [A-Z].+' : '';
  const range = some.length <= PAGE_SIZE ? '' : `, ${from} to ${to} shown`;
  await expect(status(page)).toHaveText(new RegExp(`^${some.length} products${chosen}${range}$`));
  await expect(page).toHaveURL(url);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** The classes of the elements that each change of the page puts something into, a text a change. */
export function watchSteps(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const seen: string[] = [];
    const classOf = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)?.className;
    const observer = new MutationObserver((records) => seen.push(records.map(classOf).join(' ')));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
}

/** What a page of any catalogue may weigh, compared with that of the eight products. */
const MOST_GROWTH = 1.3;

/** Bytes over the wire, with brotli. */
function weight(folder: string, file: string): number {
  return statSync(path.join(folder, `${file}.br`)).size;
}

/** How many files the service worker prefetches. */
function keptFiles(folder: string): number {
  const lists = readFileSync(path.join(folder, 'sw.js'), 'utf8').match(/(?<=(PAGES|FILES) = )\[.+\]/g) ?? [];
  expect(lists).toHaveLength(2);
  return lists.flatMap((list) => JSON.parse(list) as string[]).length;
}

/** Bytes of the scripts that a page names, over the wire. */
function scriptsOf(folder: string, file: string): number {
  const { files } = readPayload(folder, readFileSync(path.join(folder, file), 'utf8'));
  const sources = files.map(([address]) => address).filter((address) => address.endsWith('.js'));
  expect(sources.length).toBeGreaterThan(3);
  return sources.reduce((sum, source) => sum + weight(folder, source), 0);
}

/** Follows the plain links from page to page, as a crawler does: the pages with what search results say of them, and the products they link to. */
export function followLinks(folder: string): { pages: Map<string, string>; found: Set<string> } {
  const waiting = ['/products'];
  const pages = new Map<string, string>();
  const found = new Set<string>();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (pages.has(address)) continue;
    const { page } = readSource(address, folder);
    expect(page.querySelectorAll('article').length, address).toBeLessThanOrEqual(PAGE_SIZE);
    expect(pathOf(page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''), address).toBe(address);
    pages.set(address, `${textOf(page, 'title')} ${metaOf(page, 'description')} ${textOf(page, 'h1')}`);
    for (const link of page.querySelectorAll('main a')) {
      const href = link.getAttribute('href') ?? '';
      if (/^\/products\/page\/\d+$/.test(href)) waiting.push(href);
      else if (link.closest('article') && href.startsWith('/products/')) found.add(href);
    }
    const beside = (rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
    if (address === '/products') {
      expect(beside('prev')).toBeUndefined();
      expect(pathOf(beside('next') ?? '')).toBe('/products/page/2');
    }
    expect(pages.size).toBeLessThanOrEqual(LAST_PAGE);
  }
  return { pages, found };
}

/** Expects pages of the large catalogue to weigh hardly more than those of the one under test. */
export function expectHardlyHeavier(folder: string): void {
  const pages = listExportedPages().map((address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  for (const file of [...pages, '404.html']) {
    const most = file === 'products.html' ? MOST_GROWTH : 1.03;
    expect(weight(folder, file), file).toBeLessThan(most * weight(exportFolder, file));
  }
  // The scripts of the larger catalogue's one page, and nothing for each product.
  expect(keptFiles(folder)).toBeLessThanOrEqual(keptFiles(exportFolder) + 2);
  expect(weight(folder, 'products/page/2.html')).toBeLessThan(MOST_GROWTH * weight(exportFolder, 'products.html'));

  for (const file of pages.filter((one) => one !== 'products.html')) {
    expect(scriptsOf(folder, file), file).toBeLessThan(scriptsOf(exportFolder, file) + 200);
  }
  // The islands of pages and files; they are the same for a hundred products and ten thousand.
  expect(scriptsOf(folder, 'products.html')).toBeLessThan(scriptsOf(exportFolder, 'products.html') + 4000);
}
