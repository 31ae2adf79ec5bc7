import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'node-html-parser';
import { cataloguePage } from '@/content/catalogue-page';
import { paths } from '@/lib/paths';
import { serveExport } from '@/scripts/serve/serve-export';
import { testEnvironment } from '@/scripts/support/test-environment';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { untilHydrated } from '../support/site-test';
import { watchViolations } from '../support/violations';

/*
 * Catalogues that have hardly begun: none of the pages may speak of products that are not there.
 */
const MINUTES = 60_000;
const ONLY = '12v-6-5ah-self-start-bike-battery';

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

for (const [name, ids] of [
  ['no product', []],
  ['one product that is no home pack', [ONLY]],
] as const) {
  test.describe(name, () => {
    let copy: ProjectCopy;
    const file = (place: string) => path.join(copy.folder, 'out', place);
    const read = (place: string) => readFileSync(file(place), 'utf8');
    const page = (place: string) => parse(read(place), { blockTextElements: { script: false, style: false } });

    test.beforeAll(() => {
      test.setTimeout(10 * MINUTES);
      copy = copyProject(`small-catalogue-${ids.length}`);
      // Under another name, so that the list keeps its type.
      copy.edit('content/products.ts', (text) =>
        text
          .replace('export const products', 'const everything')
          .replace(
            /$/,
            `\nexport const products = everything.filter(({ id }) => ${JSON.stringify(ids)}.some((one) => one === id));\n`,
          ),
      );
      copy.build({ ...testEnvironment, TYPES_ARE_CHECKED: 'yes' });
    });
    test.afterAll(() => copy.remove());

    test('its pages say nothing that counts what is not there', () => {
      for (const place of [
        'index.html',
        'products.html',
        'about.html',
        'backup-calculator.html',
        ...ids.map((id) => `products/${id}.html`),
      ]) {
        const text = page(place).querySelector('main')?.text ?? '';
        expect(text.length, place).toBeGreaterThan(100);
        expect(text, place).not.toMatch(/Infinity|NaN|undefined|null|three packs/i);
      }
      expect(page('index.html').querySelectorAll('article')).toHaveLength(ids.length);
      expect(page('products.html').querySelectorAll('article')).toHaveLength(ids.length);
      expect(page('products.html').querySelectorAll('table')).toHaveLength(0);
      expect(page('index.html').querySelectorAll('#featured')).toHaveLength(ids.length);
      expect(page('products.html').querySelector('[role=status]')?.text).toBe(
        `${ids.length} product${ids.length === 1 ? '' : 's'}`,
      );
    });

    test('the home page sums up what there is', () => {
      const labels = page('index.html')
        .querySelectorAll('main dl dt')
        .map((label) => label.text);
      expect(labels).toEqual(expect.arrayContaining(ids.length > 0 ? ['Rated life, up to', 'Design life, up to'] : []));
      expect(labels).not.toContain('Packs');
    });

    test('sitemap, feed and structured data name the products and no others', () => {
      const listed = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, address]) => address || '/',
      );
      expect(listed.filter((address) => address.startsWith('/products/'))).toEqual(ids.map((id) => `/products/${id}`));
      expect(listed).toHaveLength(Object.values(paths).length + ids.length);
      for (const [, day] of read('sitemap.xml').matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      }

      expect(read('feeds/meta-catalogue.csv')).toMatch(/^id,title,/);
      expect(parseCsv(read('feeds/meta-catalogue.csv'), { columns: true })).toHaveLength(ids.length);

      const blocks = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(read('products.html'))?.[1] ?? '';
      const graph = (JSON.parse(blocks) as { '@graph': { '@type': string; numberOfItems?: number }[] })['@graph'];
      expect(graph.filter((thing) => thing['@type'] === 'ItemList').map((list) => list.numberOfItems)).toEqual(
        ids.length > 0 ? [ids.length] : [],
      );
    });

    test('only they have pages and share pictures', () => {
      expect(existsSync(file('products/none.html'))).toBe(false);
      expect(existsSync(file('products/none'))).toBe(false);
      expect(existsSync(file(`products/${ONLY}.html`))).toBe(ids.length > 0);
      expect(existsSync(file(`share/product-${ONLY}.jpg`))).toBe(ids.length > 0);
      expect(existsSync(file('share/products.jpg'))).toBe(true);
    });

    test('the catalogue works', async ({ page: tab }) => {
      const violations = await watchViolations(tab);
      const site = await serveExport({ root: path.join(copy.folder, 'out'), port: 0 });
      try {
        await tab.goto(`${site.url}/products`);
        await untilHydrated(tab);
        await expect(tab.getByText(cataloguePage.empty.title)).toBeVisible({ visible: ids.length === 0 });
        await tab.getByRole('button', { name: 'Electric Vehicles' }).click();
        await expect(tab.getByText(cataloguePage.empty.title)).toBeVisible();
        expect(violations).toEqual([]);
      } finally {
        await site.close();
      }
    });
  });
}
