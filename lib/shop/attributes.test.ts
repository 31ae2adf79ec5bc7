import { attributes as shown, energyUnits, otherSpecifications } from '@/content/shop/attributes';
import { fill } from '../format/fill';
import { groupSpecification, keyFigures, ownerFields, showAttribute } from './attributes';
import { readProduct } from './product';
import { attributes, good, testCatalogue } from './test-catalogue';

test('rows stand under their headings; one that is not listed has its own, before what only the owner knows', () => {
  const specs = { Colour: 'Black', 'Nominal Voltage': '3.2V', Chemistry: 'LiFePO4' };
  const parts = groupSpecification(readProduct({ ...good, specs, warranty: '3 years' }));
  const values = parts.map(({ rows }) => rows.map(([, value]) => value));
  expect(values).toEqual([['LiFePO4'], ['3.2V'], ['Black'], ['3 years']]);
  expect(parts[2]?.title).toBe(otherSpecifications);
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
  expect(showAttribute(product, 'currentLimitAmps')).toBe(`1,200${shown.currentLimitAmps.unit}`);
  expect(showAttribute({ ...product, life: { years: 15, cycles: 8000 } }, 'cycles')).toBe('8,000');
});

test.each([
  [5120, energyUnits.kilowattHours, '5.12'],
  [999.4, energyUnits.wattHours, '999'],
])('%d Wh are shown as %s of %s', (wattHours, unit, value) => {
  expect(showAttribute({ ...readProduct(good), wattHours }, 'energy')).toBe(fill(unit, { value }));
});

test.each([
  [testCatalogue.pack48, ['energy', 'cycles', 'years']],
  [{ ...good, specs: { 'Nominal Current': '60A', 'Cells in Series': '4 to 8' } }, ['Nominal Current', 'Cells in Series']],
  [{ ...good, specs: {} }, []],
])('the figures of a card, from %j', (entry, names) => {
  expect(keyFigures(readProduct(entry)).map(({ label }) => label)).toEqual(names.map((name) => shown[name]?.card?.label));
});
