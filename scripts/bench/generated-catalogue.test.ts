import { expect, test } from '@jest/globals';
import { categories } from '@/content/categories';
import { products } from '@/content/products';
import { parseCatalogue } from '@/lib/content-schema';
import { productSearchEntry } from '@/lib/seo/search-entry';
import { searchProblems } from '@/lib/seo/search-schema';
import { generateProducts } from './generated-catalogue';

test('generated products keep every rule that written ones keep, and bring no pictures of their own', () => {
  const all = [...products, ...generateProducts(products, 1000)];
  expect(all).toHaveLength(1000);
  expect(parseCatalogue({ categories, products: all }).products).toBe(all);
  expect(
    searchProblems(all.map((product) => ({ file: 'generated', entry: product.id, ...productSearchEntry(product) }))),
  ).toEqual([]);
  const pictures = new Set<string>(products.flatMap(({ images }) => images.map(({ src }) => src)));
  expect(all.flatMap(({ images }) => images).filter(({ src }) => !pictures.has(src))).toEqual([]);
  expect(new Set(all.map(({ description }) => description)).size).toBeGreaterThan(300);
});

test('the same count gives the same products, a small one none', () => {
  expect(generateProducts(products, 50)).toEqual(generateProducts(products, 100).slice(0, 42));
  expect(generateProducts(products, 3)).toEqual([]);
});
