import { describe, expect, test } from '@jest/globals';
import type { Product } from '@/content/types';
import { categories } from '@/content/categories';
import { listCataloguePages } from '../shop/catalogue-pages';
import { catalogueData, productData } from './catalogue-data';

const product: Product = {
  id: 'test-pack',
  category: 'solar-batteries',
  subcategory: 'ups&solar-batteries',
  name: 'Test pack',
  shortName: 'Pack',
  price: 'PKR 229,000',
  oldPrice: 'PKR 245,000',
  description: 'For tests.',
  specs: { Chemistry: 'LiFePO4', Connectivity: 'Ask on WhatsApp' },
  images: [{ src: 'pack-51v-front', alt: 'A pack' }],
  availability: 'in stock',
  updated: '2026-11-20',
};
const site = 'https://alpha-ampere.example';

/** As it is printed: undefined fields are gone. */
const printed = (data: unknown) => JSON.parse(JSON.stringify(data));

describe('a product', () => {
  test('offers its price in rupees as a number, with no price type on it', () => {
    const { offers } = printed(productData(product));
    expect(offers).toMatchObject({ price: 229000, priceCurrency: 'PKR', seller: { '@id': `${site}/#organization` } });
    expect(offers).not.toHaveProperty('priceType');
  });

  test('gives the old price as a strikethrough price, and none where there is none', () => {
    expect(printed(productData(product)).offers.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: 245000,
      priceCurrency: 'PKR',
    });
    expect(printed(productData({ ...product, oldPrice: undefined })).offers).not.toHaveProperty('priceSpecification');
  });

  test.each([
    ['in stock', 'InStock'],
    ['out of stock', 'OutOfStock'],
    ['preorder', 'PreOrder'],
    ['discontinued', 'Discontinued'],
  ] as const)('that is %s is %s', (availability, name) => {
    expect(printed(productData({ ...product, availability })).offers.availability).toBe(`https://schema.org/${name}`);
  });

  test('that is available for order promises no stock', () => {
    expect(printed(productData({ ...product, availability: 'available for order' })).offers).not.toHaveProperty('availability');
  });

  test('is of the brand only where its name says so', () => {
    expect(printed(productData(product))).not.toHaveProperty('brand');
    expect(printed(productData({ ...product, name: 'Alpha Ampere pack' })).brand).toEqual({
      '@type': 'Brand',
      name: 'Alpha Ampere',
    });
  });

  test('keeps back specification values that wait for the owner', () => {
    expect(printed(productData(product)).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Chemistry', value: 'LiFePO4' },
    ]);
  });

  test('has no description where the content has none', () => {
    expect(printed(productData({ ...product, description: '' }))).not.toHaveProperty('description');
  });

  test('names its pictures by full addresses of JPEG files', () => {
    const { image } = printed(productData(product));
    expect(image).toEqual([
      expect.stringMatching(/^https:\/\/alpha-ampere\.example\/pictures\/pack-51v-front-[\da-f]{8}-\d+\.jpg$/),
      expect.stringMatching(/\/pictures\/pack-51v-front-[\da-f]{8}-square\.jpg$/),
    ]);
  });

  test('claims nothing that the owner has not given', () => {
    const fields = Object.keys(printed(productData(product)));
    expect(fields.filter((field) => /rating|review|gtin|mpn|warranty|condition/i.test(field))).toEqual([]);
  });
});

test('the catalogue lists its products in order, each with its page', () => {
  const pages = listCataloguePages([product, { ...product, id: 'other', name: 'Other' }], categories);
  expect(pages.map((page) => printed(catalogueData(page)))).toEqual([
    {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Test pack', url: `${site}/products/test-pack` },
        { '@type': 'ListItem', position: 2, name: 'Other', url: `${site}/products/other` },
      ],
    },
  ]);
});

test('a large catalogue lists on each page what stands there, by its place in the whole', () => {
  const many = Array.from({ length: 49 }, (_, index) => ({ ...product, id: `battery-${index}` }));
  const lists = listCataloguePages(many, [])
    .map((page) => printed(catalogueData(page)))
    .map(({ numberOfItems, itemListElement: items }) => [numberOfItems, items[0].position, items.at(-1).position]);
  expect(lists).toEqual([
    [49, 1, 12],
    [49, 13, 24],
    [49, 25, 36],
    [49, 37, 48],
    [49, 49, 49],
  ]);
});
