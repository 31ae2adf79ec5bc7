import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@/content/shop/categories';
import { products } from '@/content/shop/products';
import { productPath } from '@/lib/paths';
import { listCataloguePages } from '@/lib/shop/catalogue-pages';
import { manyProducts, testCatalogue } from '@/lib/shop/test-catalogue';
import { listFiles } from '@/scripts/support/list-files';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { test as connectedTest } from '../support/connection';
import { metaOf, pack, readExported, readSource, readText, reviewExport, textOf, weightOf } from '../support/export';
import { buildCopy } from '../support/project-copy';
import { cardOf, expect, isSameDocument, markDocument, openProduct, test, untilHydrated } from '../support/site-test';

/*
 * A copy of the project with 52 products, too many for one page, and one removed. A new product takes one entry in
 * content/shop/products.ts and nothing else. The copy is also the new version that is deployed while people browse.
 */
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
const [NEW = testCatalogue.bikeBattery] = added;
const NEW_ADDRESS = productPath(NEW.id);
const REMOVED = `{ id: 'removed-by-a-test', name: 'Pack Removed By A Test', nearest: '${pack.id}' },`;
const pages = listCataloguePages([...products, ...added], categories);
const SOLAR = '/products/category/solar-batteries';
const namesAt = (address: string) => pages.find((page) => page.path === address)?.products.map(({ name }) => name) ?? [];

/** The text of a file by which search engines know the owner. */
const VERIFICATION = 'google-site-verification: google123.html';

const copy = buildCopy((edit) => {
  const entries = added.map((product) => `  ${JSON.stringify(product)},\n`).join('');
  edit('content/shop/products.ts', (text) => text.replace(/\];\s*$/, `${entries}];\n`));
  edit('content/shop/removed-products.ts', (text) => text.replace('RemovedProduct[] = [', `$&${REMOVED}`));
  edit('public/google123.html', () => VERIFICATION);
  // Another ground behind products: share pictures of the old one are not to be used again.
  edit('scripts/build/pictures/fit-picture.ts', (text) => text.replace("'contain', background", '$&: WHITE'));
});

test('a new product has a page and a place in the feed; a removed one keeps a page @full', () => {
  expect(textOf(readSource(NEW_ADDRESS, copy.out).page, 'h1')).toBe(NEW.name);
  expect(readText('/feeds/meta-catalogue.csv', copy.out)).toContain(`${NEW.id},${NEW.name},`);
  const { pathname: share } = new URL(metaOf(readSource(pack.path).page, 'og:image') ?? '');
  expect(readExported(share, copy.out).equals(readExported(share))).toBe(false);
  const removed = readSource('/products/removed-by-a-test', copy.out).page;
  expect(textOf(removed, 'h1')).toBe('Pack Removed By A Test is no longer sold');
  for (const list of ['/sitemap.xml', '/feeds/meta-catalogue.csv', '/products', '/']) {
    expect(readText(list, copy.out), list).not.toContain('removed-by-a-test');
  }
});

// Unit tests check what each page shows (components/pages/large-catalogue.test.ts).
test('pages are no heavier; links lead to every page @full', async () => {
  for (const { path: address } of pages) expect(weightOf(address, copy.out), address).toBeLessThan(20_000);
  expect(weightOf('/about', copy.out)).toBeLessThan(1.03 * weightOf('/about'));
  const kept = (root: string) => readFileSync(path.join(root, 'sw.js'), 'utf8').match(/"\/_next\/static\/[^"]+"/g)?.length;
  expect(kept(copy.out)).toBeLessThanOrEqual(kept(exportFolder) ?? 0);
  // Problems of titles and descriptions, of the sitemap, and of pages that no other links to.
  const review = reviewExport(copy.out);
  expect(review.problems.filter(({ path: address }) => address !== '/google123')).toEqual([]);
  expect(readText('/google123.html', copy.out)).toBe(VERIFICATION);
  const indexed = review.pages.filter((page) => page.isIndexed && /^\/products(\/(category|page)\/|$)/.test(page.path));
  const filled = pages.filter(({ total }) => total > 0);
  expect(indexed.map((page) => page.path).toSorted()).toEqual(filled.map((page) => page.path).toSorted());
});

test('links choose a category and turn the pages; Back returns to the page before @full', async ({ page }) => {
  const expectAt = async (address: string) => {
    await expect(page).toHaveURL(copy.url + address);
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(namesAt(address));
    const marked = page.getByRole('main').getByRole('group').locator('[aria-current]').last();
    await expect(marked).toHaveCSS('background-color', 'rgb(18, 22, 28)');
  };
  const follow = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.goto(`${copy.url}/products`);
  await follow('LiFePO4 Solar Batteries');
  await expectAt(SOLAR);
  await follow('Next');
  await expectAt(`${SOLAR}/page/2`);
  await follow('Automobile Batteries');
  await expectAt(`${SOLAR}/automobile-batteries`);
  await page.goBack();
  await expectAt(`${SOLAR}/page/2`);
  const [name = ''] = namesAt(`${SOLAR}/page/2`);
  await untilHydrated(page);
  await openProduct(page, name);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${copy.url}${SOLAR}/page/2`);
  await follow(/^Beyond Batteries/);
  await expect(page.getByText('No products found in this category yet.')).toBeVisible();
  await follow('All Products');
  await expectAt('/products');
  // Links that filter a smaller catalogue lead to the category's page.
  for (const [sub, place] of Object.entries({ '': '', '&sub=automobile-batteries': '/automobile-batteries' })) {
    await page.goto(`${copy.url}/products?category=solar-batteries${sub}&from=chat`);
    await expect(page).toHaveURL(copy.url + SOLAR + place);
  }
});

connectedTest('a visitor with the old version open gets the new one by the next link @full', async ({ page, connection }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await untilHydrated(page);
  await markDocument(page);
  // No picture should be loading when the new version is deployed.
  await page.waitForLoadState('networkidle');
  connection.deploy(copy.url);
  const links = page.getByRole('navigation', { name: 'Main' });
  const added = cardOf(page, NEW.name);
  await links.getByRole('link', { name: 'Products' }).click();
  await expect(added).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(await isSameDocument(page)).toBe(false);
  await untilHydrated(page);
  await links.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // On a busy machine the limit may have passed, and the document be on its way, which would make page.goBack fail.
  await page.evaluate(() => history.back());
  await expect(added).toBeVisible();
});

test('npm start serves the build @full', async () => {
  const site = copy.start();
  await expect.poll(() => site.output).toContain(`The site is at ${site.url} `);
  expect(site.output).toContain('Nothing has changed since the last build.');
  expect((await fetch(site.url + NEW_ADDRESS)).status).toBe(200);
  site.stop();
});

test('a build that fails says why, and changes no file of the export @full', () => {
  const filesOf = () => listFiles(copy.out).map((file) => [file, readFileSync(path.join(copy.out, file), 'base64')]);
  const before = filesOf();
  copy.edit('content/shop/products.ts', (text) => text.replace(`"price":${NEW.price}`, '"price":"ask us"'));
  expect(() => copy.run('start')).toThrow(new RegExp(`content/shop/products\\.ts[^]*${NEW.id}[^]*price[^]*ask us`));
  expect(filesOf()).toEqual(before);
});
