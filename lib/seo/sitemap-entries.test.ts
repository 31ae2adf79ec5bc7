import { expect, test } from '@jest/globals';
import { searchEntries } from '@/content/search';
import { getProducts } from '../shop/catalogue';
import { sitemapEntries } from './sitemap-entries';

const [first] = getProducts();
if (!first) throw new Error('There is no product to test with');
const site = 'https://alpha-ampere.example';
const entryOf = (products: Parameters<typeof sitemapEntries>[0], url: string) =>
  sitemapEntries(products).find((entry) => entry.url === url);

test('names the five pages and every product once', () => {
  const urls = sitemapEntries(getProducts()).map(({ url }) => url);
  const expected = [
    ...Object.keys(searchEntries).map((path) => (path === '/' ? site : `${site}${path}`)),
    ...getProducts().map(({ id }) => `${site}/products/${id}`),
  ];
  expect(urls).toEqual(expected);
  expect(new Set(urls).size).toBe(urls.length);
});

test('a changed product is news on its own page, in the catalogue and, among the first three, on the home page', () => {
  const changed = { ...first, updated: '2031-01-02' };
  expect(entryOf([changed], `${site}/products/${first.id}`)?.lastModified).toBe('2031-01-02');
  expect(entryOf([changed], `${site}/products`)?.lastModified).toBe('2031-01-02');
  expect(entryOf([changed], site)?.lastModified).toBe('2031-01-02');
  expect(entryOf([first, first, first, changed], site)?.lastModified).not.toBe('2031-01-02');
  expect(entryOf([changed], `${site}/about`)?.lastModified).toBe(searchEntries['/about'].updated);
});

test('a large catalogue names each page that shows products, with their pictures', () => {
  const many = Array.from({ length: 49 }, (_, index) => ({
    ...first,
    id: `battery-${index}`,
    updated: `2031-01-${10 + Math.floor(index / 12)}`,
  }));
  const pages = sitemapEntries(many).filter(({ url }) => /\/(?:products|(?:category|page)\/.*)$/.test(url));
  const [all, category, sub] = ['', '/category/solar-batteries', '/category/solar-batteries/ups-solar-batteries'];
  expect(pages.map(({ url, lastModified, images }) => [url, lastModified, images?.length])).toEqual(
    [all, category, sub].flatMap((path) => [
      [`${site}/products${path}`, '2031-01-10', 12],
      [`${site}/products${path}/page/2`, '2031-01-11', 12],
      [`${site}/products${path}/page/3`, '2031-01-12', 12],
      [`${site}/products${path}/page/4`, '2031-01-13', 12],
      [`${site}/products${path}/page/5`, '2031-01-14', 1],
    ]),
  );
});

test('a product brings all its pictures', () => {
  expect(entryOf([first], `${site}/products/${first.id}`)?.images).toHaveLength(first.images.length);
});

test('a page names its own picture before those of its products', () => {
  const numbers = ['', '/products', '/about', '/contact', '/get-quote'].map(
    (path) => entryOf([first], `${site}${path}`)?.images?.length,
  );
  expect(numbers).toEqual([2, 1, 1, 1, 0]);
});

test('an empty catalogue leaves the five pages, with their own dates', () => {
  const entries = sitemapEntries([]);
  expect(entries.map(({ url }) => url)).toEqual(
    Object.keys(searchEntries).map((path) => (path === '/' ? site : `${site}${path}`)),
  );
  expect(entries.map(({ lastModified }) => lastModified)).toEqual(Object.values(searchEntries).map(({ updated }) => updated));
});
