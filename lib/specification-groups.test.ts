import { describe, expect, test } from '@jest/globals';
import { products } from '@/content/products';
import { specificationGroups } from '@/content/specification-groups';
import type { Product } from '@/content/types';
import { groupSpecification } from './specification-groups';

const catalogue: readonly Product[] = products;

test('rows stand under their headings, headings without rows are left out', () => {
  expect(groupSpecification({ 'Nominal Voltage': '3.2V', Life: '10 years at 2000 cycles', Chemistry: 'LiFePO4' })).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'Electrical', rows: [['Nominal Voltage', '3.2V']] },
    { title: 'Limits and life', rows: [['Life', '10 years at 2000 cycles']] },
  ]);
});

test('a label that stands in no group is shown last, none is lost', () => {
  expect(groupSpecification({ Weight: '11 kg', Chemistry: 'LiFePO4' })).toEqual([
    { title: 'Cells', rows: [['Chemistry', 'LiFePO4']] },
    { title: 'More', rows: [['Weight', '11 kg']] },
  ]);
  expect(groupSpecification({})).toEqual([]);
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
    (_id, { specs }) => {
      expect(groupSpecification(specs).flatMap(({ rows }) => rows)).toEqual(Object.entries(specs));
    },
  );
});
