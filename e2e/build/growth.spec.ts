import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { categories } from '@/content/shop/categories';
import { products } from '@/content/shop/products';
import { fill } from '@/lib/format/fill';
import { cataloguePagePath, listCataloguePages } from '@/lib/shop/catalogue-pages';
import { manyProducts, testCatalogue } from '@/lib/shop/test-catalogue';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { asSent, attributesOf, readExported, readSource, reviewExport, textOf } from '../support/export';
import { buildCopy } from '../support/project-copy';
import { expect, test, untilHydrated } from '../support/site-test';

/* A catalogue too large for one page: a copy of the project with 52 products. */
const PLACES = [
  { category: 'solar-batteries', subcategory: 'ups&solar-batteries' },
  { category: 'solar-batteries', subcategory: 'automobile-batteries' },
  { category: 'electric-batteries', subcategory: 'ev-batteries' },
] as const;
const added = manyProducts(52 - products.length).map(({ id }, index) => ({
  ...testCatalogue.bikeBattery,
  ...(PLACES[index % PLACES.length] ?? PLACES[0]),
  id,
  name: `Battery Model M${index}`,
  shortName: `Model M${index}`,
}));
const pages = listCataloguePages([...products, ...added], categories);
const SOLAR = '/products/category/solar-batteries';
const namesAt = (address: string) => pages.find((page) => page.path === address)?.products.map(({ name }) => name) ?? [];

const copy = buildCopy('growth', (edit) => {
  const entries = added.map((product) => `  ${JSON.stringify(product)},\n`).join('');
  edit('content/shop/products.ts', (text) => text.replace(/\];\s*$/, `${entries}];\n`));
});

test('each page shows its own products and is no heavier; links lead to every page', { tag: '@full' }, async () => {
  const weight = (address: string, root?: string) => asSent(readExported(address, root)).length;
  for (const { path: address, selection, number, pages: count, total } of pages) {
    const { page, data } = readSource(address, copy.out);
    const place = fill(cataloguePage.pages.heading, { title: '', page: number, pages: count });
    expect(textOf(page, 'h1').endsWith(place), address).toBe(number > 1);
    const cards = page.querySelectorAll('article h3').map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(cards, address).toEqual(namesAt(address));
    const marked = page.querySelectorAll(`[aria-label="${cataloguePage.pages.label}"] [aria-current]`).map(({ text }) => text);
    expect(marked, address).toEqual(count > 1 ? [`${number}`] : []);
    const next = number < count ? [cataloguePagePath(selection, number + 1)] : [];
    expect(attributesOf(page, 'main a[rel="next"]', 'href'), address).toEqual(next);
    expect(attributesOf(page, 'main [fetchpriority]', 'src').length, address).toBe(Math.min(1, total));
    expect(JSON.stringify(data).includes(`"name":"${fill(cataloguePage.pages.name, { page: number })}"`)).toBe(number > 1);
    expect(weight(address, copy.out), address).toBeLessThan(20_000);
  }
  expect(weight('/about', copy.out)).toBeLessThan(1.03 * weight('/about'));
  const kept = (root: string) => readFileSync(path.join(root, 'sw.js'), 'utf8').match(/"\/_next\/static\/[^"]+"/g)?.length;
  expect(kept(copy.out)).toBeLessThanOrEqual(kept(exportFolder) ?? 0);
  // Of titles and descriptions, of the sitemap, and of pages that no other links to.
  const review = await reviewExport(copy.out);
  expect(review.problems).toEqual([]);
  const indexed = review.pages.filter((page) => page.isIndexed && /^\/products(\/(category|page)\/|$)/.test(page.path));
  const filled = pages.filter(({ total }) => total > 0);
  expect(indexed.map((page) => page.path).toSorted()).toEqual(filled.map((page) => page.path).toSorted());
});

test('links choose a category and turn the pages; Back returns to the page before', { tag: '@full' }, async ({ page }) => {
  const expectAt = async (address: string, chosen: string[], range = '') => {
    await expect(page).toHaveURL(copy.url + address);
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(namesAt(address));
    const marked = page.getByRole('main').getByRole('group').locator('[aria-current]');
    await expect(marked).toHaveText(chosen.map((name) => new RegExp(`^${name}\\d*$`)));
    await expect(marked.last()).toHaveCSS('background-color', 'rgb(18, 22, 28)');
    await expect(page.getByRole('main')).toContainText(range);
  };
  const follow = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.goto(`${copy.url}/products`);
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
  await expect(page).toHaveURL(`${copy.url}${SOLAR}/page/2`);
  await follow(/^Beyond Batteries/);
  await expect(page.getByText('No products found in this category yet.')).toBeVisible();
  await follow('All Products');
  await expectAt('/products', ['All Products']);
  // Links that filter a smaller catalogue.
  for (const [sub, place] of Object.entries({ '': '', '&sub=automobile-batteries': '/automobile-batteries' })) {
    await page.goto(`${copy.url}/products?category=solar-batteries${sub}&from=chat`);
    await expect(page).toHaveURL(copy.url + SOLAR + place);
  }
});
