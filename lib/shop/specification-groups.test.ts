import { describe, expect, test } from '@jest/globals';
import { products } from '@/content/shop/products';
import { specificationGroups } from '@/content/shop/specification-groups';
import type { Product } from '@/content/types';
import { attributeRows, groupSpecification } from './specification-groups';
import { attributes, good } from './test-catalogue';

const catalogue: readonly Product[] = products;
const grouped = (specs: Product['specs']) => groupSpecification({ ...good, specs });

test('rows stand under their headings, headings without rows are left out', () => {
  expect(grouped({ 'Nominal Voltage': '3.2V', Life: '10 years at 2000 cycles', Chemistry: 'LiFePO4' })).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'Electrical', rows: [['Nominal Voltage', '3.2V']] },
    { title: 'Limits and life', rows: [['Life', '10 years at 2000 cycles']] },
  ]);
});

test('a label without a group is shown last', () => {
  expect(grouped({ Colour: 'Black', Chemistry: 'LiFePO4' })).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'More', rows: [['Colour', 'Black']] },
  ]);
  expect(grouped({})).toEqual([]);
});

test('facts that only the owner knows come last, once they are filled in and confirmed', () => {
  expect(attributeRows(good)).toEqual([]);
  const known = { ...good, ...attributes };
  expect(groupSpecification(known).at(-1)).toEqual({ title: 'Fitting and purchase', rows: attributeRows(known) });
  expect(attributeRows(known)).toHaveLength(Object.keys(attributes).length);
  expect(attributeRows(known)).toContainEqual(['Continuous current', '100A']);
  expect(attributeRows({ ...good, currentLimitAmps: 100, toConfirm: ['currentLimitAmps'], warranty: '3 years' })).toEqual([
    ['Warranty', '3 years'],
  ]);
});

describe('the catalogue', () => {
  test('has no label without a group, and no group that names a label twice', () => {
    const known: string[] = specificationGroups.flatMap(({ labels }) => [...labels]);
    expect(new Set(known).size).toBe(known.length);
    const used = new Set(catalogue.flatMap(({ specs }) => Object.keys(specs)));
    expect(used.size).toBeGreaterThan(7);
    expect([...used].filter((label) => !known.includes(label))).toEqual([]);
  });

  test.each(catalogue.map((product) => [product.id, product] as const))(
    '%s shows every row once, in the order of the groups',
    (_id, product) => {
      const rows = groupSpecification(product).flatMap((part) => part.rows);
      expect(rows).toEqual([...Object.entries(product.specs), ...attributeRows(product)]);
    },
  );
});
