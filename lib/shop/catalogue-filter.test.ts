import { countWords } from '@/content/shop/catalogue-words';
import { categories } from '@/content/shop/categories';
import { countProducts, matchesSelection, parseSelection, selectionQuery, type Selection } from './catalogue-filter';
import { testCatalogue } from './test-catalogue';

test('a sub-category of another category has no products', () => {
  expect(matchesSelection(testCatalogue.cell, { ...testCatalogue.cell, category: 'electric-batteries' })).toBe(false);
});

test('products are counted, and what they are of is named', () => {
  expect(countProducts(1200)).toBe(countWords.many.replace('{count}', '1,200'));
  expect(countProducts(1, 'Cells')).toBe(countWords.one + countWords.of.replace('{name}', 'Cells'));
});

const all: Selection = {};
const wholeSolar = { category: 'solar-batteries' };
const ups = { category: 'solar-batteries', subcategory: 'ups&solar-batteries' };

test.each([
  ['', all],
  ['?category=solar-batteries', wholeSolar],
  ['?category=solar-batteries&sub=ups%26solar-batteries', ups],
])('the address %j is that of %j', (query, selection) => {
  expect([selectionQuery(selection), parseSelection(query, categories)]).toEqual([query, selection]);
});

test.each([
  ['?category=unknown', all],
  ['?sub=battery-accessories', all],
  ['?category=solar-batteries&sub=ev-batteries', wholeSolar],
  // The folder of a large catalogue.
  ['?category=solar-batteries&sub=ups-solar-batteries', ups],
])('%j is read as %j', (query, selection) => {
  expect(parseSelection(query, categories)).toEqual(selection);
});
