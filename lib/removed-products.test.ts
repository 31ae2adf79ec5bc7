import { expect, test } from '@jest/globals';
import { getRemovedProduct } from './removed-products';
import { removedProductProblems } from './removed-products-schema';

const SOLD = ['pack-12v', 'pack-24v'];
const entry = { id: 'pack-6v', name: '6V pack', nearest: 'pack-12v' };
const at = (field: string, id = 'pack-6v') => `  content/removed-products.ts, entry "${id}", field "${field}":`;

test('an empty list and whole entries are right', () => {
  expect(removedProductProblems([], SOLD)).toEqual([]);
  expect(removedProductProblems([entry, { ...entry, id: 'pack-8v' }], SOLD)).toEqual([]);
});

test.each([
  [{ ...entry, id: 'pack-12v' }, `${at('id', 'pack-12v')} is still in content/products.ts; take it out of one of the two.`],
  [{ ...entry, id: 'Pack 6V' }, `${at('id', 'Pack 6V')} is not an id; use lower-case letters, figures and single hyphens.`],
  [{ ...entry, id: 'none' }, `${at('id', 'none')} is kept for the build; write another.`],
  [{ ...entry, name: ' ' }, `${at('name')} is empty; write a text.`],
  [{ ...entry, nearest: 'pack-8v' }, `${at('nearest')} "pack-8v" is not in content/products.ts; name one of pack-12v, pack-24v.`],
])('%j is refused, with file, entry, field and correction', (removed, problem) => {
  expect(removedProductProblems([removed], SOLD)).toEqual([problem]);
});

test('an id used twice is refused', () => {
  expect(removedProductProblems([entry, { ...entry }], SOLD)).toEqual([`${at('id')} is used twice; keep one entry.`]);
});

test('what is sold, and what never was, is no removed product', () => {
  expect(getRemovedProduct('12v-100ah-lithium-battery')).toBeUndefined();
  expect(getRemovedProduct('never-sold')).toBeUndefined();
});
