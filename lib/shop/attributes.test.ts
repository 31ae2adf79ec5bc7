import { expect, test } from '@jest/globals';
import { attributes as listed } from '@/content/shop/attributes';
import { groupSpecification, keyFigures, ownerFields, showAttribute } from './attributes';
import { readProduct } from './product';
import { attributes, good, testCatalogue } from './test-catalogue';

const grouped = (specs: Record<string, string>) => groupSpecification(readProduct({ ...good, specs }));

test('rows stand under their headings, headings without rows are left out', () => {
  expect(grouped({ 'Nominal Voltage': '3.2V', Life: '10 years at 2000 cycles', Chemistry: 'LiFePO4' })).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'Electrical', rows: [['Nominal Voltage', '3.2V']] },
    { title: 'Limits and life', rows: [['Life', '10 years at 2000 cycles']] },
  ]);
});

test('a row that is not listed comes under a heading of its own, before what only the owner knows', () => {
  const parts = groupSpecification(
    readProduct({ ...good, specs: { Colour: 'Black', Chemistry: 'LiFePO4' }, warranty: '3 years' }),
  );
  expect(parts).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'More', rows: [['Colour', 'Black']] },
    { title: 'Fitting and purchase', rows: [['Warranty', '3 years']] },
  ]);
  expect(grouped({})).toEqual([]);
});

test('each field that only the owner knows has a row once it is filled in and confirmed', () => {
  expect(ownerFields().toSorted()).toEqual(Object.keys(attributes).toSorted());
  const known = readProduct({ ...good, ...attributes });
  expect(groupSpecification(known).at(-1)?.rows).toHaveLength(ownerFields().length);
  const assumed = readProduct({ ...good, currentLimitAmps: 100, toConfirm: ['currentLimitAmps'] });
  expect(showAttribute(assumed, 'currentLimitAmps')).toBeUndefined();
});

test('a number is shown with the unit of its attribute, and only with that', () => {
  const product = readProduct({ ...good, currentLimitAmps: 1200 });
  expect(showAttribute(product, 'currentLimitAmps')).toBe('1,200A');
  expect(showAttribute({ ...product, life: { years: 15, cycles: 8000 } }, 'cycles')).toBe('8,000');
});

test('each row of a product is shown once', () => {
  const { specs } = testCatalogue.pack48;
  const rows = grouped(specs).flatMap((part) => part.rows);
  expect(rows).toEqual(Object.entries(specs));
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(Object.keys(specs)));
});

test.each([
  [5120, '5.12 kWh'],
  [1000, '1.00 kWh'],
  [999.4, '999 Wh'],
  [83.2, '83 Wh'],
])('%d Wh are shown as %s', (wattHours, shown) => {
  expect(showAttribute({ ...readProduct(good), wattHours }, 'energy')).toBe(shown);
});

test.each([
  [testCatalogue.pack48, ['10.24 kWh energy', '5,000 cycles', '12 years life']],
  [testCatalogue.cell, ['160 Wh energy', '3.2V voltage', '50Ah capacity']],
  [{ ...good, specs: { 'Nominal Current': '60A', 'Cells in Series': '4 to 8' } }, ['60A current', '4 to 8 cells']],
  [{ ...good, specs: {} }, []],
])('the figures of a card, from %j', (entry, figures) => {
  expect(keyFigures(readProduct(entry)).map(({ value, label }) => `${value} ${label}`)).toEqual(figures);
});
