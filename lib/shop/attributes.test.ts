import { expect, test } from '@jest/globals';
import { groupSpecification, keyFigures, ownerFields, showAttribute } from './attributes';
import { readProduct } from './product';
import { attributes, good, testCatalogue } from './test-catalogue';

test('rows stand under their headings; one that is not listed has its own, before what only the owner knows', () => {
  const specs = { Colour: 'Black', 'Nominal Voltage': '3.2V', Chemistry: 'LiFePO4' };
  expect(groupSpecification(readProduct({ ...good, specs, warranty: '3 years' }))).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'Electrical', rows: [['Nominal Voltage', '3.2V']] },
    { title: 'More', rows: [['Colour', 'Black']] },
    { title: 'Fitting and purchase', rows: [['Warranty', '3 years']] },
  ]);
  expect(groupSpecification(readProduct({ ...good, specs: {} }))).toEqual([]);
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

test.each([
  [5120, '5.12 kWh'],
  [999.4, '999 Wh'],
  [83.2, '83 Wh'],
])('%d Wh are shown as %s', (wattHours, shown) => {
  expect(showAttribute({ ...readProduct(good), wattHours }, 'energy')).toBe(shown);
});

test.each([
  [testCatalogue.pack48, ['10.24 kWh energy', '5,000 cycles', '12 years life']],
  [{ ...good, specs: { 'Nominal Current': '60A', 'Cells in Series': '4 to 8' } }, ['60A current', '4 to 8 cells']],
  [{ ...good, specs: {} }, []],
])('the figures of a card, from %j', (entry, figures) => {
  expect(keyFigures(readProduct(entry)).map(({ value, label }) => `${value} ${label}`)).toEqual(figures);
});
