import type { ProductEntry } from '@/content/types';
import { validProduct, testCatalogue } from './test-catalogue';
import * as shop from './catalogue';
import { readProduct } from './product';

jest.mock('@/content/shop/products', () => {
  const scooter: ProductEntry = { ...validProduct, id: 'scooter', category: 'electric-batteries', subcategory: 'ev-batteries' };
  return { products: [...Object.values(testCatalogue), scooter] };
});
jest.mock('@/content/shop/removed-products', () => ({
  removedProducts: [
    { id: 'old', name: 'Old Pack', nearest: 'pack-12v' },
    { id: 'older', name: 'Older Pack', nearest: 'old' },
  ],
}));

const { pack48, pack24, pack12, smallPack12, cell } = testCatalogue;

test('up to three related products are of the same sub-category, in catalogue order', () => {
  const related = (entry: ProductEntry) => shop.getRelatedProducts(readProduct(entry)).map(({ id }) => id);
  expect([related(pack12), related(validProduct)]).toEqual([
    [pack48.id, pack24.id, smallPack12.id],
    [pack48.id, pack24.id, pack12.id],
  ]);
});

test('a part of a small catalogue is chosen on its one page', () => {
  expect(shop.catalogueAddress(cell)).toBe('/products?category=solar-batteries&sub=battery-accessories');
});

test('a removed product leads to the nearest one, unless that is gone too', () => {
  expect(shop.getRemovedProduct('old')).toMatchObject({ id: 'old', name: 'Old Pack', nearest: { id: pack12.id } });
  expect(['older', pack12.id].map(shop.getRemovedProduct)).toEqual([undefined, undefined]);
});
