import { expect, jest, test } from '@jest/globals';
import type { ProductEntry } from '@/content/types';
import { readProduct } from './product';
import { testCatalogue } from './test-catalogue';

jest.mock('@/content/shop/products', () => ({ products: Object.values(testCatalogue) }));

const { pack48, pack24, pack12, smallPack12, bikeBattery, cell } = testCatalogue;

test('related products are of the same sub-category first, then of the same category, in catalogue order', async () => {
  const { getRelatedProducts } = await import('./catalogue');
  const related = (entry: ProductEntry, count: number) => getRelatedProducts(readProduct(entry), count).map(({ id }) => id);
  expect(related(pack12, 4)).toEqual([pack48.id, pack24.id, smallPack12.id, bikeBattery.id]);
  expect(related(cell, 3)).toEqual([pack48.id, pack24.id, pack12.id]);
});
