import { readProduct, splitFigure } from './product';
import { good } from './test-catalogue';

const read = (specs: Record<string, string>) => readProduct({ ...good, specs });

test('energy is volts times ampere-hours', () => {
  expect(read({ 'Nominal Voltage': '51.2V' }).wattHours).toBeUndefined();
  expect(read({ 'Nominal Voltage': '12.8 V', 'Nominal Capacity': '6.5 Ah' }).wattHours).toBeCloseTo(83.2);
});

test.each([
  [{ 'Nominal Voltage': '12.8V to 25.6V', 'Nominal Capacity': '100Ah' }],
  [{ 'Nominal Voltage': '51.2', 'Nominal Capacity': '100Ah' }],
])('volts and energy are unknown for %j', (specs) => {
  expect(read(specs)).toMatchObject({ volts: undefined, wattHours: undefined });
});

test('rated life has years and cycles, or is unknown', () => {
  expect(read({ Life: '15 years at 8000 cycles' }).life).toEqual({ years: 15, cycles: 8000 });
  for (const Life of ['long', 'about 15 years at 8000 cycles', '15 years at 8000 cycles or more']) {
    expect(read({ Life }).life).toBeUndefined();
  }
});

test.each([
  ['51.2V', '51.2', 'V'],
  ['5.12 kWh', '5.12', ' kWh'],
  ['3.75V a cell', '3.75', 'V a cell'],
  ['-16', '-16', ''],
])('%s is split', (value, number, unit) => {
  expect(splitFigure(value)).toEqual({ number, unit });
});

test.each(['LiFePO4', '12.8V to 25.6V', 'PKR 186', ''])('%s is no single figure', (value) => {
  expect(splitFigure(value)).toBeNull();
});
