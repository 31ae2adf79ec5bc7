import { cardFigures, figureUnits, ownerFacts } from '@/content/shop/attributes';
import { fill } from '../format/texts';
import { keyFigures, readProduct, showEnergy, specificationRows, splitFigure } from './product';
import { allOwnerFacts, validProduct, testCatalogue } from './test-catalogue';

const read = (specs: Record<string, string>) => readProduct({ ...validProduct, specs });

test('energy is volts times ampere-hours; each is unknown where it has not its unit', () => {
  expect(read({ 'Nominal Voltage': '51.2V' }).wattHours).toBeUndefined();
  expect(read({ 'Nominal Voltage': '12.8 V', 'Nominal Capacity': '6.5 Ah' }).wattHours).toBeCloseTo(83.2);
  expect(read({ 'Nominal Voltage': '51.2', 'Nominal Capacity': '100Ah' })).toMatchObject({
    nominalVolts: undefined,
    wattHours: undefined,
  });
});

test('rated life has years and cycles, or is unknown', () => {
  expect(read({ Life: '15 years at 8000 cycles' }).life).toEqual({ years: 15, cycles: 8000 });
  for (const Life of ['long', 'about 15 years at 8000 cycles', '15 years at 8000 cycles or more']) {
    expect(read({ Life }).life).toBeUndefined();
  }
});

test.each([
  ['5.12 kWh', '5.12', ' kWh'],
  ['3.75V a cell', '3.75', 'V a cell'],
  ['-16', '-16', ''],
])('%s is split', (value, number, unit) => {
  expect(splitFigure(value)).toEqual({ number, unit });
});

test.each(['LiFePO4', '12.8V to 25.6V', 'PKR 186', ''])('%s is no single figure', (value) => {
  expect(splitFigure(value)).toBeNull();
});

test('rows stand in their order: those that are listed, others, and what only the owner knows', () => {
  const specs = { Colour: 'Black', 'Nominal Voltage': '3.2V', Chemistry: 'LiFePO4' };
  const rows = specificationRows(readProduct({ ...validProduct, specs, warranty: '3 years' }));
  expect(rows.map(([, value]) => value)).toEqual(['LiFePO4', '3.2V', 'Black', '3 years']);
});

test('each field that only the owner knows has a row once it is filled in and confirmed, a number with its unit', () => {
  expect(ownerFacts.map(({ field }) => field).toSorted()).toEqual(Object.keys(allOwnerFacts).toSorted());
  const rowsOf = (change: object) => specificationRows(readProduct({ ...validProduct, specs: {}, ...change }));
  expect(rowsOf(allOwnerFacts)).toHaveLength(ownerFacts.length);
  const limit = ownerFacts.find((fact) => fact.field === 'currentLimitAmps');
  expect(rowsOf({ currentLimitAmps: 1200 })).toEqual([[limit?.label, `1,200${limit?.unit}`]]);
  expect(rowsOf({ currentLimitAmps: 100, toConfirm: ['currentLimitAmps'] })).toEqual([]);
});

test('less than a kilowatt-hour is shown in whole watt-hours', () => {
  expect(showEnergy(999.4)).toBe(fill(figureUnits.wattHours, { value: 999 }));
  expect(showEnergy(1000)).toBe(fill(figureUnits.kilowattHours, { value: '1.00' }));
});

test.each([
  [testCatalogue.pack48, ['energy', 'cycles', 'years']],
  [
    { ...validProduct, specs: { 'Nominal Current': '60A', 'Cells in Series': '4 to 8', 'Nominal Voltage': '12.8V to 25.6V' } },
    ['Nominal Current', 'Cells in Series'],
  ],
  [testCatalogue.cell, ['energy', 'volts', 'Nominal Capacity']],
])('the figures of a card, from %j', (entry, names) => {
  const labels = names.map((name) => cardFigures.find((one) => ('row' in one ? one.row : one.figure) === name)?.label);
  expect(keyFigures(readProduct(entry)).map(({ label }) => label)).toEqual(labels);
});
