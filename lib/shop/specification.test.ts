import { describe, expect, test } from '@jest/globals';
import { products } from '@/content/shop/products';
import type { Product } from '@/content/types';
import { energyWattHours, formatEnergy, keyFigures, nominalVolts, ratedLife } from './specification';

const specified = (specs: Record<string, string>) => ({ specs });

describe('energy', () => {
  test('is volts times ampere-hours', () => {
    expect(energyWattHours(specified({ 'Nominal Voltage': '51.2V', 'Nominal Capacity': '100Ah' }))).toBe(5120);
    expect(energyWattHours(specified({ 'Nominal Voltage': '12.8 V', 'Nominal Capacity': '6.5 Ah' }))).toBeCloseTo(83.2);
  });

  test.each([
    [{}],
    [{ 'Nominal Capacity': '100Ah' }],
    [{ 'Nominal Voltage': '12.8V to 25.6V', 'Nominal Capacity': '100Ah' }],
    [{ 'Nominal Voltage': '51.2', 'Nominal Capacity': '100Ah' }],
  ])('is unknown for %j', (specs) => {
    expect(energyWattHours({ specs })).toBeUndefined();
  });

  test.each([
    [5120, '5.12 kWh'],
    [1000, '1.00 kWh'],
    [999.4, '999 Wh'],
    [83.2, '83 Wh'],
  ])('%d Wh are shown as %s', (wattHours, shown) => {
    expect(formatEnergy(wattHours)).toBe(shown);
  });
});

test('rated life has years and cycles, or is unknown', () => {
  expect(ratedLife(specified({ Life: '15 years at 8000 cycles' }))).toEqual({ years: 15, cycles: 8000 });
  expect(ratedLife(specified({ Life: 'long' }))).toBeUndefined();
  expect(ratedLife(specified({}))).toBeUndefined();
});

test('nominal volts are one figure, or unknown', () => {
  expect(nominalVolts(specified({ 'Nominal Voltage': '25.6V' }))).toBe(25.6);
  expect(nominalVolts(specified({ 'Nominal Voltage': '12.8V to 25.6V' }))).toBeUndefined();
});

describe('the figures of a card', () => {
  const shown = Object.fromEntries(
    (products as readonly Product[]).map((product) => [
      product.id,
      keyFigures(product).map(({ value, label }) => `${value} ${label}`),
    ]),
  );

  test.each([
    ['51-2v-100ah-lithium-battery', ['5.12 kWh energy', '8,000 cycles', '15 years life']],
    ['12v-6-5ah-self-start-bike-battery', ['83 Wh energy', '2,000 cycles', '10 years life']],
    ['3-2v-100ah-lfp-cell', ['320 Wh energy', '3.2V voltage', '100Ah capacity']],
    ['4s-8s-100a-battery-management-system', ['100A current', '4 to 8 cells']],
  ])('%s', (id, figures) => {
    expect(shown[id]).toEqual(figures);
  });
});
