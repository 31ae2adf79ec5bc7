import type { ProductEntry } from '@/content/types';
import { site } from '@/content/site';
import { readProduct } from '../shop/product';
import { validProduct } from '../shop/test-catalogue';
import { productData } from './catalogue-data';
import { sellerReference } from './organisation-data';

// e2e/source reads the data of the real products; here are the cases that they don't cover.

/** The data as it is printed, without undefined fields. */
const dataOf = (change: Partial<ProductEntry>) =>
  JSON.parse(JSON.stringify(productData(readProduct({ ...validProduct, ...change }))));

test('each availability has schema.org’s word', () => {
  expect(
    (['in stock', 'out of stock', 'preorder'] as const).map((availability) => dataOf({ availability }).offers.availability),
  ).toEqual(['InStock', 'OutOfStock', 'PreOrder'].map((word) => `https://schema.org/${word}`));
});

test('a whole product: prices are numbers, only the old one has a price type, and the first picture is square too', () => {
  const name = `${site.brand} Pack`;
  const images = ['pack-51v-front', 'pack-51v-in-use'].map((src) => ({ src, alt: src }));
  const url = 'https://alpha-ampere.example/products/good-battery';
  const picture = (file: string) =>
    expect.stringMatching(new RegExp(`^https://[^/]+/pictures/${file}-[\\da-f]{8}-(?:\\d+|square)\\.jpg$`));
  expect(dataOf({ name, images, specs: {}, description: 'Good.', price: 402_000, oldPrice: 431_000 })).toEqual({
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description: 'Good.',
    url,
    sku: 'good-battery',
    brand: { '@type': 'Brand', name: site.brand },
    image: ['pack-51v-front', 'pack-51v-in-use', 'pack-51v-front'].map(picture),
    additionalProperty: [],
    offers: {
      '@type': 'Offer',
      url,
      price: 402000,
      priceCurrency: 'PKR',
      availability: 'https://schema.org/MadeToOrder',
      seller: sellerReference,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: 431000,
        priceCurrency: 'PKR',
      },
    },
  });
  expect(dataOf({ oldPrice: undefined }).offers).not.toHaveProperty('priceSpecification');
});

test('nothing is claimed that the owner has not given: brand, description, values still to come', () => {
  const data = dataOf({ name: 'Pack', description: '', specs: { Chemistry: 'LiFePO4', Connectivity: 'Ask on WhatsApp' } });
  expect([data.brand, data.description]).toEqual([undefined, undefined]);
  expect(data.additionalProperty).toEqual([{ '@type': 'PropertyValue', name: 'Chemistry', value: 'LiFePO4' }]);
});
