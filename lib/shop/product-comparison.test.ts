import { expect, test } from '@jest/globals';
import { readProduct } from './product';
import { chooseCompared, compareProducts } from './product-comparison';
import { testCatalogue } from './test-catalogue';

const { pack48, smallPack12, cell } = testCatalogue;

test('of many packs there are three, the first of each voltage, in the catalogue’s order', () => {
  const { pack12, pack24 } = testCatalogue;
  const many = [1, 2, 3, 4].map((number) => ({ ...smallPack12, id: `small-${number}` }));
  const ids = chooseCompared([pack48, pack24, pack12, ...many].map(readProduct)).map(({ id }) => id);
  expect(ids).toEqual(['pack-48v', 'pack-24v', 'pack-12v']);
});

test('the comparison of packs, and a dash for what a product doesn’t say', () => {
  expect(compareProducts([pack48, smallPack12, { ...cell, specs: {} }].map(readProduct))).toEqual([
    { label: 'Price', values: ['PKR 402,000', 'PKR 31,000', 'PKR 5,600'] },
    { label: 'Energy', values: ['10.24 kWh', '512 Wh', '–'] },
    { label: 'Price per kWh', values: ['PKR 39,300', 'PKR 60,500', '–'] },
    { label: 'Nominal Voltage', values: ['51.2V', '12.8V', '–'] },
    { label: 'Nominal Capacity', values: ['200Ah', '40Ah', '–'] },
    { label: 'Charge Cut Off Voltage', values: ['57.6V', '14.4V', '–'] },
    { label: 'Discharge Cut Off Voltage', values: ['41.6V', '10.4V', '–'] },
    { label: 'Life', values: ['12 years at 5000 cycles', '12 years at 5000 cycles', '–'] },
  ]);
});
