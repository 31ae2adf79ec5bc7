import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@/content/shop/categories';
import { products } from '@/content/shop/products';
import type { ProductEntry } from '@/content/types';
import { listCataloguePages } from '@/lib/shop/catalogue-pages';
import { findProblems } from '@/scripts/review/find-problems';
import { readSite } from '@/scripts/review/read-site';
import { serveExport } from '@/scripts/serve/serve-export';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { asSent, metaOf, pathOf, readExported, readSitemap, readSource, textOf } from '../support/export';
import { BUILDS, copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test, untilHydrated } from '../support/site-test';

/*
 * A catalogue too large for one page: a copy of the project with 52 products.
 */
const COUNT = 52;
const PLACES = [
  ['solar-batteries', 'ups&solar-batteries'],
  ['solar-batteries', 'automobile-batteries'],
  ['electric-batteries', 'ev-batteries'],
] as const;
/** Products with their own names and figures, and the pictures of the real ones. */
const added = Array.from({ length: COUNT - products.length }, (_, index): ProductEntry => {
  const base = products[index % products.length] as ProductEntry;
  const [category, subcategory] = PLACES[index % PLACES.length] ?? PLACES[0];
  return {
    ...base,
    id: `generated-${index}`,
    category,
    subcategory,
    name: `${12 + index}Ah Battery Model M${index}`,
    shortName: `Model M${index}`,
    description: `For ${1 + index} lamps.`,
    specs: { ...base.specs, 'Nominal Capacity': `${12 + index}Ah` },
    ...{
      currentLimitAmps: undefined,
      guide: undefined,
      opened: undefined,
      summary: undefined,
      searchTitle: undefined,
      searchDescription: undefined,
    },
  };
});
const pages = listCataloguePages([...products, ...added], categories);
const SOLAR = '/products/category/solar-batteries';

test.describe.configure(BUILDS);

let copy: ProjectCopy;
let site: Awaited<ReturnType<typeof serveExport>>;

test.beforeAll(async () => {
  test.setTimeout(BUILDS.timeout);
  copy = copyProject('growth');
  const entries = added.map((product) => `  ${JSON.stringify(product)},\n`).join('');
  copy.edit('content/shop/products.ts', (text) => text.replace(/\];\s*$/, `${entries}];\n`));
  copy.build();
  site = await serveExport({ root: copy.out, port: 0 });
});
test.afterAll(async () => {
  await site.close();
  copy.remove();
});

const namesAt = (address: string) => pages.find((page) => page.path === address)?.products.map(({ name }) => name) ?? [];

test(
  'plain links lead to each page of the catalogue, its categories and sub-categories, and to every product',
  { tag: '@full' },
  () => {
    const waiting = ['/products'];
    const texts = new Map<string, string>();
    const found = new Set<string>();
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (texts.has(address)) continue;
      const { page } = readSource(address, copy.out);
      const cards = page.querySelectorAll('article h3').map(({ text }) => text.replaceAll('\u00a0', ' '));
      expect(pathOf(page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''), address).toBe(address);
      expect(cards, address).toEqual(namesAt(address));
      expect(/noindex/.test(metaOf(page, 'robots') ?? ''), address).toBe(cards.length === 0);
      texts.set(address, `${textOf(page, 'title')} ${metaOf(page, 'description')} ${textOf(page, 'h1')}`);
      for (const link of page.querySelectorAll('main a')) {
        const href = link.getAttribute('href') ?? '';
        if (/^\/products\/(category|page)\//.test(href)) waiting.push(href);
        else if (link.closest('article') && href.startsWith('/products/')) found.add(href);
      }
    }
    expect([...texts.keys()].toSorted()).toEqual(pages.map((page) => page.path).toSorted());
    expect(new Set(texts.values()).size).toBe(pages.length);
    expect(found.size).toBe(COUNT);
    const listed = readSitemap(copy.out).map((entry) => entry.path);
    const filled = pages.filter(({ total }) => total > 0).map((page) => page.path);
    expect(listed.filter((one) => /^\/products(\/(category|page)\/|$)/.test(one)).toSorted()).toEqual(filled.toSorted());
  },
);

test('a large catalogue makes no page heavier, and none breaks a rule of the review', { tag: '@full' }, async () => {
  const weight = (address: string, root?: string) => asSent(readExported(address, root)).length;
  for (const page of pages) expect(weight(page.path, copy.out), page.path).toBeLessThan(20_000);
  expect(weight('/about', copy.out)).toBeLessThan(1.03 * weight('/about'));
  const kept = (root: string) => readFileSync(path.join(root, 'sw.js'), 'utf8').match(/"\/_next\/static\/[^"]+"/g)?.length;
  expect(kept(copy.out)).toBeLessThanOrEqual(kept(exportFolder) ?? 0);
  expect(findProblems(await readSite(copy.out)).filter(({ hint }) => !hint)).toEqual([]);
});

test('links choose a category and turn the pages; Back returns to the page before', { tag: '@full' }, async ({ page }) => {
  const expectAt = async (address: string, chosen: string[], range = '') => {
    await expect(page).toHaveURL(site.url + address);
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(namesAt(address));
    const marked = page.getByRole('main').getByRole('group').locator('[aria-current]');
    await expect(marked).toHaveText(chosen.map((name) => new RegExp(`^${name}\\d*$`)));
    await expect(page.getByRole('main')).toContainText(range);
  };
  const follow = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.goto(`${site.url}/products`);
  await follow('LiFePO4 Solar Batteries');
  await expectAt(SOLAR, ['LiFePO4 Solar Batteries', 'All kinds'], '1 to 12 shown');
  await follow('Next');
  await expectAt(`${SOLAR}/page/2`, ['LiFePO4 Solar Batteries', 'All kinds'], '13 to 24 shown');
  await follow('Automobile Batteries');
  await expectAt(`${SOLAR}/automobile-batteries`, ['LiFePO4 Solar Batteries', 'Automobile Batteries']);
  await page.goBack();
  await expectAt(`${SOLAR}/page/2`, ['LiFePO4 Solar Batteries', 'All kinds']);
  const [name = ''] = namesAt(`${SOLAR}/page/2`);
  await untilHydrated(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}${SOLAR}/page/2`);
  await follow('Beyond Batteries');
  await expect(page.getByText('No products found in this category yet.')).toBeVisible();
  await follow('All Products');
  await expectAt('/products', ['All Products']);
});

test('a link that filters a smaller catalogue leads to the page of its category', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${site.url}/products?category=solar-batteries&sub=automobile-batteries&from=chat`);
  await expect(page).toHaveURL(`${site.url}${SOLAR}/automobile-batteries`);
});
