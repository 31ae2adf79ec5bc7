import type { ProductEntry } from '@/content/types';
import { catalogueFigures } from './catalogue-figures';
import { readProduct } from './product';
import { testCatalogue } from './test-catalogue';

const all = Object.values(testCatalogue);
const WORDS = {
  life: { label: 'Life', unit: 'years' },
  energy: { label: 'Energy', unit: 'kWh' },
  volts: { label: 'Packs', unit: 'V' },
  price: { label: 'From', unit: 'PKR' },
};
const figures = (products: readonly ProductEntry[]) =>
  catalogueFigures(WORDS, products.map(readProduct)).map(({ label, value, unit }) => `${label} ${value} ${unit}`);

test('four figures sum up the catalogue', () => {
  const shortLived = { ...testCatalogue.bikeBattery, specs: { Life: '2 years at 500 cycles' } };
  expect(figures([shortLived, ...all])).toEqual([
    'Life 12 years',
    'Energy 0.51–10.24 kWh',
    'Packs 12.8–51.2 V',
    'From 31,000 PKR',
  ]);
});

test('a figure that no product gives is left out', () => {
  expect(figures([{ ...testCatalogue.pack48, specs: {} }])).toEqual(['From 402,000 PKR']);
  expect(figures([])).toEqual([]);
});
