import { expect, test } from '@jest/globals';
import type { ProductEntry } from '@/content/types';
import { catalogueFigures } from './catalogue-figures';
import { readProduct } from './product';
import { testCatalogue } from './test-catalogue';

const all = Object.values(testCatalogue);
const WORDS = {
  cycles: { label: 'Life', unit: 'cycles' },
  years: { label: 'Design', unit: 'years' },
  volts: { label: 'Packs', unit: 'V' },
  price: { label: 'From', unit: 'PKR', unitFirst: true },
};
const figures = (products: readonly ProductEntry[]) =>
  catalogueFigures(WORDS, products.map(readProduct)).map(({ label, value, unit }) => `${label} ${value} ${unit}`);

test('four figures sum up the catalogue', () => {
  expect(figures(all)).toEqual(['Life 5,000 cycles', 'Design 12 years', 'Packs 12.8–51.2 V', 'From 31,000 PKR']);
});

test('a figure that no product gives is left out, and one pack alone gives one voltage', () => {
  const { pack48, bikeBattery, cell } = testCatalogue;
  expect(figures([bikeBattery, cell])).toEqual(['Life 5,000 cycles', 'Design 12 years']);
  expect(figures([{ ...pack48, specs: {} }])).toEqual(['From 402,000 PKR']);
  expect(figures([cell, pack48])).toContain('Packs 51.2 V');
  expect(figures([])).toEqual([]);
});
