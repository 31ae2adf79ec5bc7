import { categories } from '@/content/shop/categories';
import type { Category } from '@/content/types';
import { linkedPages, listCataloguePages, MOST_ON_ONE_PAGE, PAGE_SIZE } from './catalogue-pages';
import { manyProducts } from './test-catalogue';

test(`up to ${MOST_ON_ONE_PAGE} products stand on one page`, () => {
  for (const count of [0, MOST_ON_ONE_PAGE]) {
    const all = manyProducts(count);
    expect(listCataloguePages(all, categories)).toMatchObject([{ path: '/products', pages: 1, products: all, total: count }]);
  }
});

test('with more products the whole, each category and each sub-category have pages, even empty ones', () => {
  const all = manyProducts(MOST_ON_ONE_PAGE + 1);
  const pages = listCataloguePages(all, categories);
  const of = (path: string) => pages.filter((page) => new RegExp(`^/products${path}(?:/page/\\d+)?$`).test(page.path));
  const [solar] = categories;
  for (const path of ['', '/category/solar-batteries', '/category/solar-batteries/ups-solar-batteries']) {
    expect(of(path).flatMap((page) => page.products)).toEqual(all);
    expect(of(path).map((page) => page.products.length)).toEqual([PAGE_SIZE, PAGE_SIZE, PAGE_SIZE, PAGE_SIZE, 1]);
  }
  const parts = categories.flatMap((category: Category) => [category, ...(category.subCategories ?? [])]);
  expect(pages.filter(({ total }) => total === 0)).toHaveLength(parts.length - 2);
  expect(of('/category/solar-batteries/ups-solar-batteries')[1]).toMatchObject({
    number: 2,
    pages: 5,
    total: MOST_ON_ONE_PAGE + 1,
    chosen: [
      { label: solar.name, href: '/products/category/solar-batteries' },
      { label: solar.subCategories[0].name, href: '/products/category/solar-batteries/ups-solar-batteries' },
    ],
  });
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
