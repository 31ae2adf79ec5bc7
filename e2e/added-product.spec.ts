import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse as parseCsv } from 'csv-parse/sync';
import { copyProject, type ProjectCopy } from './project-copy';

/*
 * The promise of the content folder: one entry in content/products.ts is all that a new product takes. The project is
 * copied, the entry is added there, and the copy is built.
 */
let copy: ProjectCopy;
const MINUTES = 60_000;

const ENTRY = `
  {
    id: 'added-by-a-test',
    category: 'solar-batteries',
    subcategory: 'battery-accessories',
    name: 'Busbar Kit Added By A Test',
    shortName: 'Busbar kit',
    oldPrice: 'PKR 2,000',
    price: 'PKR 1,750',
    description: 'Copper busbars for sixteen cells.',
    specs: { Material: 'Copper', Pieces: '17' },
    images: [{ src: 'cell-100ah-series', alt: 'Busbars on four cells' }],
    availability: 'in stock',
    updated: '2030-01-31',
  },
`;

const out = (file: string) => readFileSync(path.join(copy.folder, 'out', file), 'utf8');

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

test.beforeAll(() => {
  copy = copyProject('added-product');
  copy.edit('content/products.ts', (text) => text.replace(/\n\] as const/, `${ENTRY}] as const`));
  copy.build();
});

test.afterAll(() => copy.remove());

test('it has a page of its own, a card in the catalogue and a share picture', () => {
  const page = out('products/added-by-a-test.html');
  expect(page).toMatch(/<h1[^>]*>Busbar Kit Added By A Test<\/h1>/);
  expect(page).toMatch(/<strong[^>]*>PKR 1,750<\/strong>/);
  expect(page).toContain('Copper busbars for sixteen cells.');
  expect(out('products.html')).toContain('href="/products/added-by-a-test"');
  expect(existsSync(path.join(copy.folder, 'out/share/product-added-by-a-test.jpg'))).toBe(true);
});

test('it is in the sitemap with its day and its picture', () => {
  const [entry = ''] = out('sitemap.xml').match(/<url>\s*<loc>[^<]*\/products\/added-by-a-test<[\s\S]*?<\/url>/) ?? [];
  expect(entry).toContain('<lastmod>2030-01-31</lastmod>');
  expect(entry).toContain('/pictures/cell-100ah-series-');
  expect(out('sitemap.xml')).toMatch(/<loc>[^<]*\/products<\/loc>[\s\S]*?<lastmod>2030-01-31<\/lastmod>/);
});

test('it is in the shop catalogue with a square picture', () => {
  const rows = parseCsv<Record<string, string>>(out('feeds/meta-catalogue.csv'), { columns: true });
  const row = rows.find(({ id }) => id === 'added-by-a-test');
  expect(row).toMatchObject({ title: 'Busbar Kit Added By A Test', price: '2000 PKR', sale_price: '1750 PKR', availability: 'in stock' });
  const square = new URL(row?.image_link ?? '').pathname;
  expect(existsSync(path.join(copy.folder, 'out', square))).toBe(true);
});

test('it is in the structured data of its page and of the catalogue', () => {
  const block = (file: string) => out(file).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/)?.[1] ?? '';
  const product = JSON.parse(block('products/added-by-a-test.html'))['@graph'][1];
  expect(product).toMatchObject({ name: 'Busbar Kit Added By A Test', offers: { price: 1750, availability: 'https://schema.org/InStock' } });
  const list = JSON.parse(block('products.html'))['@graph'][1];
  expect(list.itemListElement.at(-1)).toMatchObject({ name: 'Busbar Kit Added By A Test' });
});

test('it is in the review, and breaks no rule', () => {
  const { status, stdout } = copy.run('scripts/review.mjs', '--json', '--export', path.join(copy.folder, 'out'));
  const { pages, problems } = JSON.parse(stdout) as { pages: { path: string }[]; problems: { hint: boolean }[] };
  expect(pages.map((page) => page.path)).toContain('/products/added-by-a-test');
  expect(problems.filter(({ hint }) => !hint)).toEqual([]);
  expect(status).toBe(0);
});
