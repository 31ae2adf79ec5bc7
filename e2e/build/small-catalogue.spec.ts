import { home } from '@/content/pages/home';
import { categories } from '@/content/shop/categories';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { routes } from '@/content/routes';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { serveExport } from '@/scripts/serve/serve-export';
import { readExported, readSitemap, readSource, textOf } from '../support/export';
import { BUILDS, copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test, untilHydrated } from '../support/site-test';

/*
 * A catalogue of one product that is no home pack: no page may speak of products that are not there.
 */
const ONLY = testCatalogue.bikeBattery;
const ADDRESS = `/products/${ONLY.id}`;
const { figures } = home.hero;
/** By such a file search engines know the owner. */
const VERIFICATION = 'google-site-verification: google123.html';

test.describe.configure(BUILDS);

let copy: ProjectCopy;
const source = (address: string) => readSource(address, copy.out).page;

test.beforeAll(() => {
  test.setTimeout(BUILDS.timeout);
  copy = copyProject('small-catalogue');
  // The full list gets another name, so that it keeps its type.
  const own = `\nexport const products: typeof everything = ${JSON.stringify([ONLY])};\n`;
  copy.edit('content/shop/products.ts', (text) => text.replace('export const products', 'const everything') + own);
  // Nothing is left that an old product could be near to.
  copy.edit('content/shop/removed-products.ts', (text) => text.replace(/\[\] = \[[^]*?\];/, '[] = [ ];'));
  copy.edit('public/google123.html', () => VERIFICATION);
  copy.build();
});
test.afterAll(() => copy.remove());

test('no page shows figures of products that are not there', { tag: '@full' }, () => {
  for (const address of [...Object.values(routes), ADDRESS]) {
    const text = textOf(source(address), 'main');
    expect(text.length, address).toBeGreaterThan(100);
    expect(text, address).not.toMatch(/Infinity|NaN|undefined|null|three packs/i);
  }
  for (const address of ['/', '/products']) expect(source(address).querySelectorAll('article')).toHaveLength(1);
  expect(source('/products').querySelectorAll('table, [role="table"]').length).toBe(0);
  expect(source('/products').querySelector('main [role=status]')?.text).toBe('1 product');
  const labels = source('/')
    .querySelectorAll('main dl dt')
    .map((label) => label.text);
  expect(labels).toEqual(expect.arrayContaining([figures.life.label]));
  expect(labels).not.toContain(figures.volts.label);
});

test('the sitemap lists its product and no other', { tag: '@full' }, () => {
  const listed = readSitemap(copy.out).map((entry) => entry.path);
  expect(listed.toSorted()).toEqual([...Object.values(routes), ADDRESS].toSorted());
  expect(readExported('/google123.html', copy.out).toString()).toBe(VERIFICATION);
});

test('the catalogue works', { tag: '@full' }, async ({ page }) => {
  const site = await serveExport({ root: copy.out, port: 0 });
  await page.goto(`${site.url}/products`);
  await untilHydrated(page);
  await expect(page.getByText(cataloguePage.empty.title)).toBeHidden();
  await page.getByRole('button', { name: categories[1].name }).click();
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible();
  await site.close();
});
