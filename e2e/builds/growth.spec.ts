import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listCataloguePages } from '@/lib/shop/catalogue-pages';
import { categories } from '@/content/categories';
import { serveExport } from '@/scripts/serve/serve-export';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { testEnvironment } from '@/scripts/support/test-environment';
import { metaOf, pathOf, readSitemap, readSource, textOf } from '../support/crawl';
import { addGeneratedProducts, enlargeCatalogue } from '../support/generated-products';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test, untilHydrated } from '../support/site-test';
import { watchViolations } from '../support/violations';

/*
 * A catalogue that has outgrown one page: a copy of the project is given 52 products and built.
 */
const COUNT = 52;
const MINUTES = 60_000;
const pages = listCataloguePages(enlargeCatalogue(COUNT), categories);
const SOLAR = '/products/category/solar-batteries';

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

let copy: ProjectCopy;
let folder: string;
let site: Awaited<ReturnType<typeof serveExport>>;

test.beforeAll(async () => {
  // The time of the tests is not the hook's: it builds a site.
  test.setTimeout(10 * MINUTES);
  copy = copyProject('growth');
  addGeneratedProducts(copy, COUNT);
  copy.build(testEnvironment);
  folder = path.join(copy.folder, 'out');
  site = await serveExport({ root: folder, port: 0 });
});

test.afterAll(async () => {
  await site.close();
  copy.remove();
});

const headings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const namesAt = (address: string) => pages.find((page) => page.path === address)?.products.map(({ name }) => name) ?? [];

test('plain links lead to each page of the whole, of the categories and sub-categories, and to every product', () => {
  const waiting = ['/products'];
  const texts = new Map<string, string>();
  const found = new Set<string>();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (texts.has(address)) continue;
    const { page } = readSource(address, folder);
    expect(pathOf(page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''), address).toBe(address);
    expect(
      page.querySelectorAll('article h3').map(({ text }) => text),
      address,
    ).toEqual(namesAt(address));
    texts.set(address, `${textOf(page, 'title')} ${metaOf(page, 'description')} ${textOf(page, 'h1')}`);
    expect(/noindex/.test(metaOf(page, 'robots') ?? ''), address).toBe(namesAt(address).length === 0);
    for (const link of page.querySelectorAll('main a')) {
      const href = link.getAttribute('href') ?? '';
      if (/^\/products\/(category|page)\//.test(href)) waiting.push(href);
      else if (link.closest('article') && href.startsWith('/products/')) found.add(href);
    }
  }
  expect([...texts.keys()].toSorted()).toEqual(pages.map((page) => page.path).toSorted());
  expect(new Set(texts.values()).size).toBe(pages.length);
  expect(found.size).toBe(COUNT);
  const listed = readSitemap(folder).map((entry) => entry.path);
  expect(listed.filter((one) => /^\/products(\/(category|page)\/|$)/.test(one)).toSorted()).toEqual(
    pages
      .filter(({ total }) => total > 0)
      .map((page) => page.path)
      .toSorted(),
  );
});

test('no page of it is heavier for it, and none breaks a rule of the review', () => {
  const weight = (root: string, file: string) => statSync(path.join(root, `${file}.html.br`)).size;
  for (const page of pages) expect(weight(folder, page.path.slice(1)), page.path).toBeLessThan(18_000);
  expect(weight(folder, 'about')).toBeLessThan(1.03 * weight(exportFolder, 'about'));
  const kept = (root: string) => JSON.parse(/FILES = (\[.+\])/.exec(readFileSync(path.join(root, 'sw.js'), 'utf8'))?.[1] ?? '');
  expect(kept(folder).length).toBeLessThanOrEqual(kept(exportFolder).length);
  const { stdout } = copy.run('review', '--json', '--export', folder);
  const { problems } = JSON.parse(stdout) as { problems: { hint: boolean }[] };
  expect(problems.filter(({ hint }) => !hint)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without', () => {
    test.use({ javaScriptEnabled });

    test('links choose a category and turn the pages; Back leads where they came from', async ({ page }) => {
      const violations = await watchViolations(page);
      const expectAt = async (address: string, chosen: string[]) => {
        await expect(page).toHaveURL(site.url + address);
        await expect(headings(page)).toHaveText(namesAt(address));
        await expect(page.locator('.filter-row [aria-current]')).toHaveText(chosen.map((name) => new RegExp(`^${name}\\d*$`)));
      };
      const follow = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await page.goto(`${site.url}/products`);
      await follow('LiFePO4 Solar Batteries');
      await expectAt(SOLAR, ['LiFePO4 Solar Batteries', 'All']);
      await follow('Next');
      await expectAt(`${SOLAR}/page/2`, ['LiFePO4 Solar Batteries', 'All']);
      await follow('Automobile Batteries');
      await expectAt(`${SOLAR}/automobile-batteries`, ['LiFePO4 Solar Batteries', 'Automobile Batteries']);
      await page.goBack();
      await expectAt(`${SOLAR}/page/2`, ['LiFePO4 Solar Batteries', 'All']);
      await follow('Beyond Batteries');
      await expect(page.getByText('No products found in this category yet.')).toBeVisible();
      await follow('All Products');
      await expectAt('/products', ['All Products']);
      expect(violations).toEqual([]);
    });
  });
}

test('a card opens its product over the page it stands on', async ({ page }) => {
  await page.goto(`${site.url}${SOLAR}/page/2`);
  await untilHydrated(page);
  const [name = ''] = namesAt(`${SOLAR}/page/2`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}${SOLAR}/page/2`);
});
