import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
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
 * Catalogues with one product or none: no page may speak of products that are not there.
 */
const ONLY = testCatalogue.bikeBattery;

const { figures } = home.hero;

test.describe.configure(BUILDS);

for (const products of [[], [ONLY]]) {
  const ids = products.map(({ id }) => id);
  test.describe(ids.length === 0 ? 'no product' : 'one product that is no home pack', () => {
    let copy: ProjectCopy;
    const source = (address: string) => readSource(address, copy.out).page;

    test.beforeAll(() => {
      test.setTimeout(BUILDS.timeout);
      copy = copyProject(`small-catalogue-${ids.length}`);
      // The full list gets another name, so that it keeps its type.
      const own = `\nexport const products: typeof everything = ${JSON.stringify(products)};\n`;
      copy.edit('content/shop/products.ts', (text) => text.replace('export const products', 'const everything') + own);
      // Nothing is left that an old product could be near to.
      copy.edit('content/shop/removed-products.ts', (text) => text.replace(/\[\] = \[[^]*?\];/, '[] = [ ];'));
      copy.build();
    });
    test.afterAll(() => copy.remove());

    test('no page shows figures of products that are not there', { tag: '@full' }, () => {
      for (const address of [...Object.values(routes), ...ids.map((id) => `/products/${id}`)]) {
        const text = textOf(source(address), 'main');
        expect(text.length, address).toBeGreaterThan(100);
        expect(text, address).not.toMatch(/Infinity|NaN|undefined|null|three packs/i);
      }
      for (const address of ['/', '/products']) expect(source(address).querySelectorAll('article')).toHaveLength(ids.length);
      expect(source('/products').querySelectorAll('table, [role="table"]').length).toBe(0);
      expect(source('/products').querySelector('main [role=status]')?.text).toBe(
        `${ids.length} product${ids.length === 1 ? '' : 's'}`,
      );
      const labels = source('/')
        .querySelectorAll('main dl dt')
        .map((label) => label.text);
      expect(labels).toEqual(expect.arrayContaining(ids.length > 0 ? [figures.life.label] : []));
      expect(labels).not.toContain(figures.volts.label);
    });

    test(
      'pages, share pictures, sitemap, feed and structured data are those of its products and no others',
      { tag: '@full' },
      () => {
        const listed = readSitemap(copy.out);
        expect(listed.map((entry) => entry.path).toSorted()).toEqual(
          [...Object.values(routes), ...ids.map((id) => `/products/${id}`)].toSorted(),
        );
        expect(listed.filter(({ lastModified }) => !/^\d{4}-\d\d-\d\d$/.test(lastModified))).toEqual([]);
        expect(parseCsv(readExported('/feeds/meta-catalogue.csv', copy.out).toString(), { columns: true })).toHaveLength(
          ids.length,
        );
        const [{ '@graph': graph }] = readSource('/products', copy.out).data as [{ '@graph': { numberOfItems?: number }[] }];
        expect(graph.flatMap(({ numberOfItems }) => numberOfItems ?? [])).toEqual(ids.length > 0 ? [ids.length] : []);
        const isThere = (file: string) => existsSync(path.join(copy.out, file));
        expect([isThere('products/none.html'), isThere('products/none'), isThere('share/products.jpg')]).toEqual([
          false,
          false,
          true,
        ]);
        expect([isThere(`products/${ONLY.id}.html`), isThere(`share/product-${ONLY.id}.jpg`)]).toEqual(
          Array(2).fill(ids.length > 0),
        );
      },
    );

    test('the catalogue works', { tag: '@full' }, async ({ page }) => {
      const site = await serveExport({ root: copy.out, port: 0 });
      await page.goto(`${site.url}/products`);
      await untilHydrated(page);
      await expect(page.getByText(cataloguePage.empty.title)).toBeVisible({ visible: ids.length === 0 });
      await page.getByRole('button', { name: categories[1].name }).click();
      await expect(page.getByText(cataloguePage.empty.title)).toBeVisible();
      await site.close();
    });
  });
}
