import { expect, test } from '@jest/globals';
import { products } from '@/content/shop/products';
import type { Product } from '@/content/types';
import { catalogueFigures } from './catalogue-figures';

const texts = (some: readonly Product[]) => catalogueFigures(some).map(({ label, value, unit }) => `${label} ${value} ${unit}`);
const all: readonly Product[] = products;
const packs = all.filter(({ subcategory }) => subcategory === 'ups&solar-batteries');

test('four figures sum up the catalogue', () => {
  expect(texts(all)).toEqual([
    'Rated life, up to 8,000 cycles',
    'Design life, up to 15 years',
    'Packs 12.8–51.2 V',
    'Home packs from 78,000 PKR',
  ]);
});

test('a figure that no product gives is left out', () => {
  expect(texts(all.filter((product) => !packs.includes(product)))).toEqual([
    'Rated life, up to 2,000 cycles',
    'Design life, up to 10 years',
  ]);
  expect(texts(all.map((product) => ({ ...product, specs: {} })))).toEqual(['Home packs from 78,000 PKR']);
  expect(texts([])).toEqual([]);
});

test('one pack alone gives one voltage, no range', () => {
  expect(texts(packs.slice(0, 1))).toContain('Packs 51.2 V');
});
