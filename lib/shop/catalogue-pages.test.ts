import { categories } from '@/content/shop/categories';
import { linkedPages, listCataloguePages, MOST_ON_ONE_PAGE } from './catalogue-pages';
import { manyProducts } from './test-catalogue';

test(`up to ${MOST_ON_ONE_PAGE} products stand on one page`, () => {
  for (const count of [0, MOST_ON_ONE_PAGE]) {
    const all = manyProducts(count);
    expect(listCataloguePages(all, categories)).toMatchObject([{ path: '/products', pages: 1, products: all, total: count }]);
  }
});

test('a page of a sub-category lies below that of its category', () => {
  const pages = listCataloguePages(manyProducts(MOST_ON_ONE_PAGE + 1), categories);
  const [{ name, subCategories }] = categories;
  const path = '/products/category/solar-batteries/ups-solar-batteries';
  expect(pages.find((page) => page.path === path)?.chosen).toEqual([
    { label: name, href: '/products/category/solar-batteries' },
    { label: subCategories[0].name, href: path },
  ]);
});

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [20, 42, [1, null, 10, null, 19, 20, 21, null, 31, null, 42]],
])('page %d of %d links to %j', (current, count, pages) => expect(linkedPages(current, count)).toEqual(pages));

test('a crawler gets from the first of a thousand pages to any of them in a dozen steps', () => {
  let reached = new Set([1]);
  for (let step = 0; step < 12; step += 1) {
    reached = new Set([...reached].flatMap((page) => linkedPages(page, 1000).filter((to) => to !== null)));
  }
  expect(reached.size).toBe(1000);
});
