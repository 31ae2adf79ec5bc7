import { parse } from 'csv-parse/sync';
import { site } from '@/content/site';
import type { ProductEntry } from '@/content/types';
import { categories } from '@/content/shop/categories';
import { siteUrl } from '../environment';
import manifest from '../pictures/pictures.json';
import { readProduct } from '../shop/product';
import { validProduct, testCatalogue } from '../shop/test-catalogue';
import { metaCatalogue } from './meta-catalogue';

const [solar, , inverters] = categories;
const entry = { base: '/pictures/front-1a2b3c4d', widths: [360, 800], width: 1600, height: 1200 };
Object.assign(manifest, { front: entry, lost: { ...entry, base: '', widths: [] } });

const rowOf = (change: Partial<ProductEntry>) =>
  parse<Record<string, string>>(metaCatalogue([readProduct({ ...validProduct, ...change })]), { columns: true })[0] ?? {};

test.each([
  [
    { name: 'Pack, "the big one"', description: 'Two lines,\nand a "quote"' },
    { title: 'Pack, "the big one"', description: 'Two lines,\nand a "quote"' },
  ],
  // Meta requires a description.
  [{ description: '', price: 402_000 }, { description: expect.stringContaining('PKR 402,000') }],
  [
    { availability: 'preorder', price: 402_000, oldPrice: undefined },
    { availability: 'preorder', price: '402000 PKR', sale_price: '' },
  ],
] as const)('%j', (change, row) => {
  expect(rowOf(change)).toMatchObject(row);
});

test('all columns of a product', () => {
  const { pack48 } = testCatalogue;
  expect(rowOf(pack48)).toEqual({
    id: 'pack-48v',
    title: 'Test 48V 200Ah Battery',
    description: '10.24 kWh for a whole house.',
    availability: 'available for order',
    condition: 'new',
    price: '431000 PKR',
    sale_price: '402000 PKR',
    link: `${siteUrl}/products/pack-48v`,
    // The first picture is a square; the others keep their shape.
    image_link: expect.stringMatching(/^https:.*\/pictures\/pack-51v-front-[\da-f]{8}-square\.jpg$/),
    additional_image_link: expect.stringMatching(/^https:[^,]*\/pack-51v-in-use-[\da-f]{8}-\d+\.jpg$/),
    brand: site.brand,
    product_type: `${solar.name} > ${solar.subCategories[0].name}`,
    custom_label_0: solar.subCategories[0].name,
  });
});

test('further pictures stand in one column, without those that are lost; a product of a whole category is of that alone', () => {
  const { id, name } = inverters;
  const images = ['lost', 'front', 'lost', 'front'].map((src) => ({ src, alt: '' }));
  expect(rowOf({ category: id, subcategory: undefined, images })).toMatchObject({
    product_type: name,
    custom_label_0: name,
    image_link: '',
    additional_image_link: Array(2).fill(`${siteUrl}/pictures/front-1a2b3c4d-800.jpg`).join(','),
  });
});
