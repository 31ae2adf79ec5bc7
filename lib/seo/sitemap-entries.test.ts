import { routes } from '@/content/routes';
import { searchEntries } from '@/content/search';
import { good, manyProducts, testCatalogue } from '../shop/test-catalogue';
import { pictureUrls } from './picture-urls';
import { sitemapEntries } from './sitemap-entries';

const site = 'https://alpha-ampere.example';
const changed = { ...good, updated: '2031-01-02' };
const entryOf = (products: Parameters<typeof sitemapEntries>[0], path: string) =>
  sitemapEntries(products).find((entry) => entry.url === site + path);

test('the fixed pages have dates of their own', () => {
  const dates = Object.values(routes).map((path) => [path === '/' ? site : site + path, searchEntries[path].updated]);
  expect(Object.fromEntries(sitemapEntries([]).map(({ url, lastModified }) => [url, lastModified]))).toEqual(
    Object.fromEntries(dates),
  );
});

test('a changed product dates its page, the catalogue and, if among the first three, the home page', () => {
  for (const path of [`/products/${good.id}`, '/products', '']) {
    expect(entryOf([changed, good], path)?.lastModified).toBe('2031-01-02');
  }
  expect(entryOf([good, { ...changed, id: 'changed' }], '/products/changed')?.lastModified).toBe('2031-01-02');
  expect(entryOf([good, good, good, changed], '')?.lastModified).not.toBe('2031-01-02');
  expect(entryOf([changed], '/about')?.lastModified).toBe(searchEntries['/about'].updated);
});

test('a page lists its own picture and those of its products', () => {
  const numbers = ['', '/products', '/about', '/contact', '/get-quote', `/products/${good.id}`].map(
    (path) => entryOf([good], path)?.images?.length,
  );
  expect(numbers).toEqual([2, 1, 1, 1, 0, good.images.length]);
  const { pack48 } = testCatalogue;
  expect(entryOf([good, pack48], `/products/${pack48.id}`)?.images).toEqual(pictureUrls(pack48.images));
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
