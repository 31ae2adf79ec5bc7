import { searchEntries } from '@/content/search';
import { validProduct, manyProducts, testCatalogue } from '../shop/test-catalogue';
import { sitemapEntries } from './sitemap-entries';

const site = 'https://alpha-ampere.example';
const changed = { ...validProduct, id: 'changed', updated: '2031-01-02' };
const entryOf = (products: Parameters<typeof sitemapEntries>[0], path: string) =>
  sitemapEntries(products).find((entry) => entry.url === site + path);

test('a changed product dates its page, the catalogue and, if among the first three, the home page', () => {
  for (const path of ['/products/changed', '/products', '']) {
    expect(entryOf([validProduct, changed, validProduct], path)?.lastModified).toBe('2031-01-02');
  }
  expect(entryOf([validProduct, validProduct, validProduct, changed], '')?.lastModified).not.toBe('2031-01-02');
  expect(entryOf([changed], '/about')?.lastModified).toBe(searchEntries['/about'].updated);
});

test('a page lists its own picture and those of its products', () => {
  const { pack48 } = testCatalogue;
  expect(
    ['', '/products', '/about', '/contact', '/get-quote', `/products/${pack48.id}`].map(
      (path) => entryOf([validProduct, pack48], path)?.images?.length,
    ),
  ).toEqual([3, 2, 1, 1, 0, 2]);
});

test('each page of a large catalogue is listed with the date and the pictures of its products', () => {
  const many = manyProducts(49).map((product, index) => ({ ...product, updated: `2031-01-${10 + Math.floor(index / 12)}` }));
  const pages = sitemapEntries(many).filter(({ url }) => /\/category\/solar-batteries(?:\/page\/\d)?$/.test(url));
  expect(pages.map(({ url, lastModified, images }) => [url.split('/').at(-1), lastModified, images?.length])).toEqual([
    ['solar-batteries', '2031-01-10', 12],
    ['2', '2031-01-11', 12],
    ['3', '2031-01-12', 12],
    ['4', '2031-01-13', 12],
    ['5', '2031-01-14', 1],
  ]);
  expect(entryOf(many, '/products/category/beyond-batteries')).toBeUndefined();
});
