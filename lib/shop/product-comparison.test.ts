import { describe, expect, test } from '@jest/globals';
import { getProductsOfSubCategory } from './catalogue';
import { compareProducts, pricePerKilowattHour } from './product-comparison';

const packs = getProductsOfSubCategory('ups&solar-batteries');

describe('comparison of the packs', () => {
  test('price per kWh is the price over the nominal energy', () => {
    // 229,000 / 5.12, 139,000 / 2.56, 78,000 / 1.28
    expect(packs.map(pricePerKilowattHour)).toEqual(['PKR 44,700', 'PKR 54,300', 'PKR 60,900']);
  });

  test('each row has a value for each pack', () => {
    const rows = compareProducts(packs);
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Price', 'Energy', 'Price per kWh', 'Life']));
    for (const { values } of rows) expect(values).toHaveLength(packs.length);
  });

  test('a product without energy shows a dash, not a wrong figure', () => {
    const [pack] = packs;
    if (!pack) throw new Error('no packs');
    const [row] = compareProducts([{ ...pack, specs: {} }]).filter(({ label }) => label === 'Price per kWh');
    expect(row?.values).toEqual(['–']);
  });
});
