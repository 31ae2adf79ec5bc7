import { unknownValue } from '@/content/shop/attributes';
import { labelOf } from './attributes';
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
  const rows = compareProducts([pack48, smallPack12, { ...cell, specs: {} }].map(readProduct));
  expect(rows).toEqual(
    expect.arrayContaining([
      { label: labelOf('pricePerKilowattHour'), values: ['PKR 39,300', 'PKR 60,500', unknownValue] },
      { label: 'Nominal Voltage', values: ['51.2V', '12.8V', unknownValue] },
    ]),
  );
});
