import { expect, test } from '@jest/globals';
import { home } from '@/content/pages/home';
import type { Product } from '@/content/types';
import { catalogueFigures } from './catalogue-figures';
import { testCatalogue } from './test-catalogue';

const all = Object.values(testCatalogue);
const { cycles, years, volts, price } = home.hero.figures;
const figures = (products: readonly Product[]) =>
  catalogueFigures(products).map(({ label, value, unit }) => `${label} ${value} ${unit}`);

test('four figures sum up the catalogue', () => {
  expect(figures(all)).toEqual([`${cycles} 5,000 cycles`, `${years} 12 years`, `${volts} 12.8–51.2 V`, `${price} 31,000 PKR`]);
});

test('a figure that no product gives is left out, and one pack alone gives one voltage', () => {
  const { pack48, bikeBattery, cell } = testCatalogue;
  expect(figures([bikeBattery, cell])).toEqual([`${cycles} 5,000 cycles`, `${years} 12 years`]);
  expect(figures([{ ...pack48, specs: {} }])).toEqual([`${price} 402,000 PKR`]);
  expect(figures([cell, pack48])).toContain(`${volts} 51.2 V`);
  expect(figures([])).toEqual([]);
});
