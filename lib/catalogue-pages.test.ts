import { describe, expect, test } from '@jest/globals';
import { categories } from '@/content/categories';
import { ALL } from './catalogue-filter';
import {
  catalogueFilePath,
  catalogueInPages,
  cataloguePagePath,
  linkedPages,
  MOST_ON_ONE_PAGE,
  PAGE_SIZE,
  parsePlace,
  placeAddress,
  splitIntoPages,
  type CataloguePlace,
} from './catalogue-pages';

const products = (count: number) => Array.from({ length: count }, (_, index) => index);
const solar = { category: 'solar-batteries', subcategory: null };
const packs = { category: 'solar-batteries', subcategory: 'ups&solar-batteries' };

describe('the catalogue in pages', () => {
  test(`up to ${MOST_ON_ONE_PAGE} products stand on one page`, () => {
    for (const count of [0, 1, 8, MOST_ON_ONE_PAGE]) expect(catalogueInPages(products(count))).toEqual([products(count)]);
  });

  test.each([MOST_ON_ONE_PAGE + 1, 120, 1000])('%d products: each once, in their order', (count) => {
    const pages = catalogueInPages(products(count));
    expect(pages).toHaveLength(Math.ceil(count / PAGE_SIZE));
    expect(pages.flat()).toEqual(products(count));
    expect(Math.max(...pages.map((page) => page.length))).toBe(PAGE_SIZE);
  });

  test('a selection fills as many pages as it needs', () => {
    expect(splitIntoPages(products(PAGE_SIZE)).map((page) => page.length)).toEqual([PAGE_SIZE]);
    expect(splitIntoPages(products(PAGE_SIZE + 1)).map((page) => page.length)).toEqual([PAGE_SIZE, 1]);
  });
});

describe('addresses', () => {
  test.each<[CataloguePlace, string, string]>([
    [{ selection: ALL, page: 1 }, '/products', '/catalogue/1.json'],
    [{ selection: ALL, page: 42 }, '/products/page/42', '/catalogue/42.json'],
    [{ selection: solar, page: 1 }, '/products?category=solar-batteries', '/catalogue/solar-batteries/1.json'],
    [{ selection: solar, page: 3 }, '/products?category=solar-batteries&page=3', '/catalogue/solar-batteries/3.json'],
    [
      { selection: packs, page: 2 },
      '/products?category=solar-batteries&sub=ups%26solar-batteries&page=2',
      '/catalogue/solar-batteries/ups%26solar-batteries/2.json',
    ],
  ])('%j', (place, address, file) => {
    expect(placeAddress(place)).toBe(address);
    expect(catalogueFilePath(place)).toBe(file);
    expect(parsePlace(address, categories)).toEqual(place);
  });

  test('a page of the whole catalogue', () => {
    expect(cataloguePagePath(1)).toBe('/products');
    expect(cataloguePagePath(2)).toBe('/products/page/2');
  });

  test.each([
    '/',
    '/about',
    '/products/24v-100ah-lithium-battery',
    '/products/page',
    '/products/page/0',
    '/products/page/2/3',
    '/products/page/x',
    '/productspage/2',
  ])('%s is outside the catalogue', (address) => expect(parsePlace(address, categories)).toBeNull());

  test.each(['?page=2', '?category=unknown&page=2', '?page=', '?category=unknown'])(
    '/products%s is the first page of all',
    (query) => expect(parsePlace(`/products${query}`, categories)).toEqual({ selection: ALL, page: 1 }),
  );

  test.each(['0', '-1', '1.5', 'x', '', '99999999999', '2 '])('page=%s of a selection is its first', (page) =>
    expect(parsePlace(`/products?category=solar-batteries&page=${page}`, categories)).toEqual({ selection: solar, page: 1 }),
  );
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 3, 4, 5]],
  [2, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 42, [1, 2, 3, 4, 5, null, 23, null, 42]],
  [20, 42, [1, null, 10, null, 19, 20, 21, null, 31, null, 42]],
  [42, 42, [1, null, 21, null, 41, 42]],
])('beside page %d of %d stand links to %j', (current, count, pages) => expect(linkedPages(current, count)).toEqual(pages));

test('a crawler that starts at the first of a thousand pages is at any of them in a dozen steps', () => {
  let reached = new Set([1]);
  for (let step = 0; step < 12; step += 1) {
    reached = new Set([...reached].flatMap((page) => linkedPages(page, 1000).filter((to) => to !== null)));
  }
  expect(reached.size).toBe(1000);
});
