import { countWords } from '@/content/shop/catalogue-words';
import { categories } from '@/content/shop/categories';
import { countProducts, matchesSelection, parseSelection, selectionQuery, type Selection } from './catalogue-filter';
import { testCatalogue } from './test-catalogue';

test.each([
  ['solar-batteries', 'ups&solar-batteries', 4],
  ['electric-batteries', 'ups&solar-batteries', 0],
])('%s and %s match %d products', (category, subcategory, count) => {
  const products = Object.values(testCatalogue);
  expect(products.filter((product) => matchesSelection(product, { category, subcategory }))).toHaveLength(count);
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
  // The name of a folder in the addresses of a large catalogue.
  ['?category=solar-batteries&sub=ups-solar-batteries', ups],
])('%j is read as %j', (query, selection) => {
  expect(parseSelection(query, categories)).toEqual(selection);
});
