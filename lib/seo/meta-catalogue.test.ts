import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { Product } from '@/content/types';
import { metaCatalogue } from './meta-catalogue';

const product: Product = {
  id: 'test-pack',
  category: 'solar-batteries',
  subcategory: 'ups&solar-batteries',
  name: 'Pack, "the big one"',
  shortName: 'Pack',
  price: 'PKR 229,000',
  oldPrice: 'PKR 245,000',
  description: 'Two lines,\nand a "quote"',
  specs: {},
  images: [
    { src: 'pack-51v-front', alt: 'Front' },
    { src: 'pack-51v-terminals', alt: 'Terminals' },
    { src: 'pack-51v-in-use', alt: 'In use' },
  ],
  availability: 'preorder',
  updated: '2026-11-20',
};

function rowOf(entry: Product): Record<string, string> {
  const [row] = parse<Record<string, string>>(metaCatalogue([entry]), { columns: true });
  if (!row) throw new Error('The catalogue has no row');
  return row;
}

test('commas, quotes and line breaks come back out of the file as they went in', () => {
  expect(rowOf(product)).toMatchObject({ title: product.name, description: product.description });
});

test('the price before the discount is "price", the one now "sale_price"', () => {
  expect(rowOf(product)).toMatchObject({ price: '245000 PKR', sale_price: '229000 PKR' });
  expect(rowOf({ ...product, oldPrice: undefined })).toMatchObject({ price: '229000 PKR', sale_price: '' });
});

test('the first picture is the square one, the others follow whole', () => {
  const row = rowOf(product);
  expect(row.image_link).toMatch(/\/pictures\/pack-51v-front-[\da-f]{8}-square\.jpg$/);
  expect(row.additional_image_link?.split(',')).toEqual([
    expect.stringMatching(/^https:.*\/pack-51v-terminals-[\da-f]{8}-\d+\.jpg$/),
    expect.stringMatching(/^https:.*\/pack-51v-in-use-[\da-f]{8}-\d+\.jpg$/),
  ]);
});

test('an empty description is replaced, because the column must be filled', () => {
  expect(rowOf({ ...product, description: '' }).description).toContain('PKR 229,000');
});

test('availability is in the words that the owner set', () => {
  expect(rowOf(product).availability).toBe('preorder');
});

test('no product still gives the columns', () => {
  expect(metaCatalogue([])).toBe(
    'id,title,description,availability,condition,price,sale_price,link,image_link,additional_image_link,brand,product_type,custom_label_0\r\n',
  );
});
