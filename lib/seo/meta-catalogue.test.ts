import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { ProductEntry } from '@/content/types';
import { readProduct } from '../shop/product';
import { good } from '../shop/test-catalogue';
import { metaCatalogue } from './meta-catalogue';

const rowOf = (change: Partial<ProductEntry>) =>
  parse<Record<string, string>>(metaCatalogue([readProduct({ ...good, ...change })]), { columns: true })[0] ?? {};

test.each<[change: Partial<ProductEntry>, row: object]>([
  [
    { name: 'Pack, "the big one"', description: 'Two lines,\nand a "quote"' },
    { title: 'Pack, "the big one"', description: 'Two lines,\nand a "quote"' },
  ],
  [
    { price: 'PKR 402,000', oldPrice: 'PKR 431,000' },
    { price: '431000 PKR', sale_price: '402000 PKR' },
  ],
  [
    { price: 'PKR 402,000', oldPrice: undefined },
    { price: '402000 PKR', sale_price: '' },
  ],
  // Meta requires a description.
  [{ description: '', price: 'PKR 402,000' }, { description: expect.stringContaining('PKR 402,000') }],
  [{ availability: 'preorder' }, { availability: 'preorder' }],
])('%j', (change, row) => {
  expect(rowOf(change)).toMatchObject(row);
});

test('the first picture is a square, the others keep their shape', () => {
  const images = ['pack-51v-front', 'pack-51v-terminals', 'pack-51v-in-use'].map((src) => ({ src, alt: src }));
  const row = rowOf({ images });
  expect(row.image_link).toMatch(/\/pictures\/pack-51v-front-[\da-f]{8}-square\.jpg$/);
  expect(row.additional_image_link?.split(',')).toEqual([
    expect.stringMatching(/^https:.*\/pack-51v-terminals-[\da-f]{8}-\d+\.jpg$/),
    expect.stringMatching(/^https:.*\/pack-51v-in-use-[\da-f]{8}-\d+\.jpg$/),
  ]);
});
