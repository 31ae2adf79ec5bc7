import { describe, expect, test } from '@jest/globals';
import { countWords } from '@/content/shop/catalogue-page';
import { categories } from '@/content/shop/categories';
import {
  ALL,
  chosenOption,
  countProducts,
  matchesSelection,
  parseSelection,
  selectCategory,
  selectionQuery,
  selectSubCategory,
  type Selection,
} from './catalogue-filter';
import { testCatalogue } from './test-catalogue';

const products = Object.values(testCatalogue);

const shownIds = (selection: Selection) => products.filter((product) => matchesSelection(product, selection)).map(({ id }) => id);

describe('choosing', () => {
  const chosen: Selection = { category: 'solar-batteries', subcategory: 'battery-accessories' };

  test('a category sets it and resets the sub-category', () => {
    expect(selectCategory('electric-batteries')).toEqual({ category: 'electric-batteries', subcategory: null });
  });

  test('a sub-category sets only the sub-category', () => {
    expect(selectSubCategory(chosen, 'automobile-batteries')).toEqual({
      category: 'solar-batteries',
      subcategory: 'automobile-batteries',
    });
    expect(selectSubCategory(chosen, null)).toEqual({ category: 'solar-batteries', subcategory: null });
    expect(chosen.subcategory).toBe('battery-accessories');
  });
});

describe('the products that match', () => {
  test.each([
    [null, null, 6],
    ['solar-batteries', null, 6],
    ['solar-batteries', 'ups&solar-batteries', 4],
    ['solar-batteries', 'automobile-batteries', 1],
    ['solar-batteries', 'battery-accessories', 1],
    ['electric-batteries', null, 0],
    ['beyond-batteries', null, 0],
    ['electric-batteries', 'ups&solar-batteries', 0],
  ])('%s and %s: %d', (category, subcategory, count) => {
    expect(shownIds({ category, subcategory })).toHaveLength(count);
  });

  test('the sub-categories together hold each product once', () => {
    const [solar] = categories;
    const ids = solar.subCategories.flatMap(({ id }) => shownIds({ category: solar.id, subcategory: id }));
    expect(ids.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  });
});

describe('the words above the products', () => {
  const [solar] = categories;

  test.each([
    [null, null, undefined],
    [solar.id, null, solar],
    [solar.id, 'battery-accessories', solar.subCategories[2]],
    ['beyond-batteries', 'battery-accessories', undefined],
    ['unknown', 'battery-accessories', undefined],
  ])('%s and %s choose %j', (category, subcategory, option) => {
    expect(chosenOption<{ id: string }>({ category, subcategory }, categories)).toBe(option);
  });

  test('count the products, and name what they are of', () => {
    expect(countProducts(1)).toBe(countWords.one);
    expect(countProducts(1200)).toBe(countWords.many.replace('{count}', '1,200'));
    expect(countProducts(1, 'Cells')).toBe(countWords.one + countWords.of.replace('{name}', 'Cells'));
  });
});

describe('the address', () => {
  const selections: Selection[] = [
    ALL,
    ...categories.flatMap((category) => [
      selectCategory(category.id),
      ...('subCategories' in category ? category.subCategories : []).map(({ id }) => ({
        category: category.id,
        subcategory: id,
      })),
    ]),
  ];

  test('keeps every possible selection', () => {
    expect(selections.length).toBeGreaterThan(9);
    for (const selection of selections) expect(parseSelection(selectionQuery(selection), categories)).toEqual(selection);
  });

  test('has ids percent-encoded', () => {
    expect(selectionQuery({ category: null, subcategory: null })).toBe('');
    expect(selectionQuery({ category: 'solar-batteries', subcategory: null })).toBe('?category=solar-batteries');
    expect(selectionQuery({ category: 'solar-batteries', subcategory: 'ups&solar-batteries' })).toBe(
      '?category=solar-batteries&sub=ups%26solar-batteries',
    );
  });

  test('an id may stand as the folder of a large catalogue', () => {
    expect(parseSelection('?category=solar-batteries&sub=ups-solar-batteries', categories)).toEqual({
      category: 'solar-batteries',
      subcategory: 'ups&solar-batteries',
    });
  });

  test.each([
    '',
    '?category=',
    '?category=unknown',
    '?sub=battery-accessories',
    '?category=%E0%A4%A',
    '?category=__proto__',
    '?other=1',
  ])('%j selects all', (query) => {
    expect(parseSelection(query, categories)).toEqual(ALL);
  });

  test.each([
    '?category=solar-batteries&sub=ev-batteries',
    '?category=solar-batteries&sub=unknown',
    // Typed by hand: the unencoded & ends the value.
    '?category=solar-batteries&sub=ups&solar-batteries',
  ])('%j selects the category with all its sub-categories', (query) => {
    expect(parseSelection(query, categories)).toEqual({ category: 'solar-batteries', subcategory: null });
  });
});
