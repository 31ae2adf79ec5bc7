import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { cataloguePage } from '../content/catalogue-page';
import { products } from '../content/products';
import type { Product } from '../content/types';
import { PAGE_SIZE } from '../lib/catalogue-pages';
import { addGeneratedProducts, generateProducts } from '../scripts/bench/generated-catalogue.mjs';
import { exportFolder } from '../scripts/paths.mjs';
import { serveExport } from '../scripts/serve.mjs';
import { testEnvironment } from '../scripts/test-environment.mjs';
import { metaOf, pathOf, readSitemap, readSource, textOf } from './crawl';
import { listExportedPages } from './exported-pages';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test, untilHydrated } from './site-test';
import { watchViolations } from './violations';

/*
 * A catalogue that has outgrown one page: a copy of the project is given 60 products and built.
 */
const COUNT = 60;
const LAST_PAGE = Math.ceil(COUNT / PAGE_SIZE);
/** What a page of any catalogue may weigh, compared with that of the eight products. */
const MOST_GROWTH = 1.3;
const MINUTES = 60_000;

const all: readonly Product[] = [...products, ...generateProducts(products, COUNT)];
const solar = all.filter(({ category }) => category === 'solar-batteries');
const packs = all.filter(({ subcategory }) => subcategory === 'ups&solar-batteries');
const namesOf = (some: readonly Product[], page: number) => some.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ name }) => name);

let copy: ProjectCopy;
let site: Awaited<ReturnType<typeof serveExport>>;

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

test.beforeAll(async () => {
  // The time of the tests is not the hook's: it builds 60 products.
  test.setTimeout(10 * MINUTES);
  copy = copyProject('growth');
  await addGeneratedProducts(copy, COUNT);
  copy.build(testEnvironment);
  site = await serveExport({ root: large(), port: 0, headersFile: path.join(copy.folder, '.generated/headers.json') });
});

test.afterAll(async () => {
  await site.close();
  copy.remove();
});

const cards = (page: Page) => page.getByRole('article');
const headings = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /product/ });
const choose = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const pageLinks = (page: Page) => page.getByRole('navigation', { name: cataloguePage.pages.label });
const toPage = (page: Page, name: string): Locator => pageLinks(page).getByRole('link', { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  await untilHydrated(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
}

/** The cards of one page of some products, the count in words and the address; all without leaving the document. */
async function expectPlace(page: Page, some: readonly Product[], number: number, address: string): Promise<void> {
  await expect(headings(page)).toHaveText(namesOf(some, number));
  const [from, to] = [(number - 1) * PAGE_SIZE + 1, Math.min(some.length, number * PAGE_SIZE)];
  await expect(status(page)).toHaveText(some.length <= PAGE_SIZE ? `${some.length} products` : `${some.length} products, ${from} to ${to} shown`);
  await expect(page).toHaveURL(site.url + address);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Asks the large catalogue's server as the tests' own functions ask the small one's. */
function requestTo(request: APIRequestContext): APIRequestContext {
  return Object.assign(Object.create(request), { get: (address: string) => request.get(site.url + address) });
}

const large = () => path.join(copy.folder, 'out');

/** Bytes over the wire, with brotli. */
const weight = (folder: string, file: string) => statSync(path.join(folder, `${file}.br`)).size;

/** How many files the service worker fetches ahead. */
function keptFiles(folder: string): number {
  const [, list = ''] = /PAGES = (\[.*\])/.exec(readFileSync(path.join(folder, 'sw.js'), 'utf8')) ?? [];
  return (JSON.parse(list) as string[]).length;
}

function scriptsOf(folder: string, file: string): number {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const sources = [...html.matchAll(/"(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(([, source]) => source ?? '');
  expect(sources.length).toBeGreaterThan(3);
  return [...new Set(sources)].reduce((sum, source) => sum + weight(folder, source), 0);
}

test('a page of it weighs hardly more than that of eight products', () => {
  const pages = listExportedPages().map((address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  for (const file of [...pages, '404.html']) {
    const most = file === 'products.html' ? MOST_GROWTH : 1.03;
    expect(weight(large(), file), file).toBeLessThan(most * weight(exportFolder, file));
  }
  // The scripts of the larger catalogue's one page, and nothing for each product.
  expect(keptFiles(large())).toBeLessThanOrEqual(keptFiles(exportFolder) + 2);
  expect(weight(large(), 'products/page/2.html')).toBeLessThan(MOST_GROWTH * weight(exportFolder, 'products.html'));

  for (const file of pages.filter((one) => one !== 'products.html')) {
    expect(scriptsOf(large(), file), file).toBeLessThan(scriptsOf(exportFolder, file) + 200);
  }
  // The islands of pages and files; they are the same for a hundred products and ten thousand.
  expect(scriptsOf(large(), 'products.html')).toBeLessThan(scriptsOf(exportFolder, 'products.html') + 4000);
});

test('plain links lead to every page and every product', async ({ request }) => {
  const asked = requestTo(request);
  const waiting = ['/products'];
  const pages = new Map<string, string>();
  const found = new Set<string>();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (pages.has(address)) continue;
    const { status: answer, page } = await readSource(asked, address);
    expect(answer, address).toBe(200);
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
  expect(pages.size).toBe(LAST_PAGE);
  expect(new Set(pages.values()).size).toBe(LAST_PAGE);
  expect([...found].toSorted()).toEqual(all.map(({ id }) => `/products/${id}`).toSorted());
  const listed = (await readSitemap(asked)).map((entry) => entry.path);
  expect(listed.filter((one) => one === '/products' || one.startsWith('/products/page/'))).toEqual([...pages.keys()].toSorted());
});

test('no page of it breaks a rule of the review', () => {
  const { status: code, stdout } = copy.run('scripts/review.mjs', '--json', '--export', large());
  const { pages, problems } = JSON.parse(stdout) as { pages: unknown[]; problems: { hint: boolean }[] };
  expect(pages.length).toBe(4 + LAST_PAGE + COUNT);
  expect(problems.filter(({ hint }) => !hint)).toEqual([]);
  expect(code).toBe(0);
});

test('filter and pages change the cards in place; the address keeps the place', async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, '/products');
  await expectPlace(page, all, 1, '/products');
  await choose(page, 'LiFePO4 Solar Batteries');
  await expectPlace(page, solar, 1, '/products?category=solar-batteries');
  await toPage(page, 'Next').click();
  await expectPlace(page, solar, 2, '/products?category=solar-batteries&page=2');
  await choose(page, 'UPS & Solar Batteries');
  await expectPlace(page, packs, 1, '/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.goBack();
  await expectPlace(page, solar, 2, '/products?category=solar-batteries&page=2');
  await choose(page, 'All Products');
  await expectPlace(page, all, 1, '/products');
  await toPage(page, String(LAST_PAGE)).click();
  await expectPlace(page, all, LAST_PAGE, `/products/page/${LAST_PAGE}`);
  await expect(toPage(page, String(LAST_PAGE))).toHaveAttribute('aria-current', 'page');
  await expect(toPage(page, 'Next')).toHaveCount(0);

  await page.reload();
  await untilHydrated(page);
  await expect(headings(page)).toHaveText(namesOf(all, LAST_PAGE));
  await page.goto(`${site.url}/products?category=solar-batteries&page=2`);
  await expect(headings(page)).toHaveText(namesOf(solar, 2));
  await page.goto(`${site.url}/products?category=solar-batteries&page=999`);
  await expect(headings(page)).toHaveText(namesOf(solar, Math.ceil(solar.length / PAGE_SIZE)));
  expect(violations).toEqual([]);
});

test('an empty category says so at once, without a file', async ({ page }) => {
  await page.route('**/catalogue/**', (route) => route.abort());
  await open(page, '/products/page/2');
  await choose(page, 'Beyond Batteries');
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible();
  await expect(status(page)).toHaveText('0 products');
  await expect(cards(page)).toHaveCount(0);
  await expect(pageLinks(page)).toHaveCount(0);
});

test('a page entered by its own address filters as well; links of the layout lead back to the first', async ({ page }) => {
  await open(page, '/products/page/3');
  await expectPlace(page, all, 3, '/products/page/3');
  await choose(page, 'Electric Vehicles');
  await expect(headings(page)).toHaveText(namesOf(all.filter(({ category }) => category === 'electric-batteries'), 1));
  await page.goBack();
  await expectPlace(page, all, 3, '/products/page/3');
  await toPage(page, '2').click();
  await expectPlace(page, all, 2, '/products/page/2');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expectPlace(page, all, 1, '/products');
});

test('a card from a file is the card of the HTML, and opens its product', async ({ page }) => {
  const [first] = solar;
  if (!first) throw new Error('There is no product to test with');
  const card = cards(page).filter({ hasText: first.name });
  await open(page, '/products');
  const inPage = await card.evaluate((element) => element.outerHTML);
  await choose(page, 'LiFePO4 Solar Batteries');
  await expectPlace(page, solar, 1, '/products?category=solar-batteries');
  expect(await card.evaluate((element) => element.outerHTML)).toBe(inPage);

  await card.getByRole('link', { name: first.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: first.name })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/products/${first.id}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPlace(page, solar, 1, '/products?category=solar-batteries');
});

test('a file is asked for when the finger is down, and the last cards stand still until it is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/catalogue/solar-batteries/1.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/products');
  const button = page.getByRole('button', { name: 'LiFePO4 Solar Batteries' });
  await button.hover();
  const asked = page.waitForRequest('**/catalogue/solar-batteries/1.json');
  await page.mouse.down();
  await asked;
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const list = page.getByRole('main').locator('ul[aria-busy]');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list).toHaveAttribute('inert', '');
  await expect(list.locator('h3')).toHaveText(namesOf(all, 1));
  release();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expectPlace(page, solar, 1, '/products?category=solar-batteries');
});

test('a file that can’t be fetched: words, the choice kept, another try; links lead to whole pages', async ({ page, complaints }) => {
  await open(page, '/products');
  await page.route('**/catalogue/**', (route) => route.abort());
  await choose(page, 'LiFePO4 Solar Batteries');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(cataloguePage.failure.title);
  await expect(page).toHaveURL(`${site.url}/products?category=solar-batteries`);
  await expect(page.getByRole('button', { name: 'LiFePO4 Solar Batteries' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(0);

  await page.unroute('**/catalogue/**');
  await alert.getByRole('button', { name: cataloguePage.failure.button }).click();
  await expectPlace(page, solar, 1, '/products?category=solar-batteries');
  await expect(alert).toHaveCount(0);

  await choose(page, 'All Products');
  await page.route('**/catalogue/**', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await toPage(page, '2').focus();
  await lost;
  await toPage(page, '2').click();
  await expect(headings(page)).toHaveText(namesOf(all, 2));
  await expect(page).toHaveURL(`${site.url}/products/page/2`);

  expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links turn the pages', async ({ page }) => {
    await page.goto(`${site.url}/products`);
    await toPage(page, 'Next').click();
    await expect(headings(page)).toHaveText(namesOf(all, 2));
    await toPage(page, 'Previous').click();
    await expect(page).toHaveURL(`${site.url}/products`);
    await expect(headings(page)).toHaveText(namesOf(all, 1));
  });
});
