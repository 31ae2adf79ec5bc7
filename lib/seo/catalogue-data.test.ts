import { expect, test } from '@jest/globals';
import type { Product } from '@/content/types';
import { listCataloguePages } from '../shop/catalogue-pages';
import { good } from '../shop/test-product';
import { catalogueData, productData } from './catalogue-data';

// What the pages of the catalogue say is read in e2e/source; here stands what its products don't have.

/** As it is printed: undefined fields are gone. */
const printed = (data: unknown) => JSON.parse(JSON.stringify(data));
const dataOf = (change: Partial<Product>) => printed(productData({ ...good, ...change }));

test.each([
  ['in stock', 'https://schema.org/InStock'],
  ['out of stock', 'https://schema.org/OutOfStock'],
  ['preorder', 'https://schema.org/PreOrder'],
  ['discontinued', 'https://schema.org/Discontinued'],
  // Promises no stock.
  ['available for order', undefined],
] as const)('a product that is %s is %s', (availability, address) => {
  expect(dataOf({ availability }).offers.availability).toBe(address);
});

test('prices are numbers, the old one a strikethrough price and no other has a type', () => {
  const { offers } = dataOf({ price: 'PKR 229,000', oldPrice: 'PKR 245,000' });
  expect(offers).toMatchObject({ price: 229000, priceCurrency: 'PKR' });
  expect(offers.priceSpecification).toMatchObject({ priceType: 'https://schema.org/StrikethroughPrice', price: 245000 });
  expect(offers).not.toHaveProperty('priceType');
  expect(dataOf({ oldPrice: undefined }).offers).not.toHaveProperty('priceSpecification');
});

test('what the owner has not given is not claimed: brand, description, values that wait for him', () => {
  const data = dataOf({ name: 'Pack', description: '', specs: { Chemistry: 'LiFePO4', Connectivity: 'Ask on WhatsApp' } });
  expect([data.brand, data.description]).toEqual([undefined, undefined]);
  expect(data.additionalProperty).toEqual([{ '@type': 'PropertyValue', name: 'Chemistry', value: 'LiFePO4' }]);
});

test('a large catalogue lists on each page what stands there, by its place in the whole', () => {
  const many = Array.from({ length: 49 }, (_, index) => ({ ...good, id: `battery-${index}` }));
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
