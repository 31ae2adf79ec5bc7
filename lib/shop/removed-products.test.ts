import { expect, test } from '@jest/globals';
import { getRemovedProduct } from './removed-products';

test('what is sold, and what never was, is no removed product', () => {
  expect(getRemovedProduct('12v-100ah-lithium-battery')).toBeUndefined();
  expect(getRemovedProduct('never-sold')).toBeUndefined();
});
