import { describe, expect, test } from '@jest/globals';
import { searchEntries } from '@/content/search';
import { getProducts } from '../catalogue';
import { pageMetadata, productMetadata } from './metadata';

const pages = (Object.keys(searchEntries) as (keyof typeof searchEntries)[]).map((path) => [path, pageMetadata(path)] as const);
const products = getProducts().map((product) => [`/products/${product.id}`, productMetadata(product)] as const);
const all = [...pages, ...products];

test('there are pages to check', () => {
  expect(all.length).toBeGreaterThan(5);
});

describe.each(all)('%s', (path, metadata) => {
  test('gives search engines, Open Graph and Twitter the same title, description and address', () => {
    const { title, description, openGraph, twitter, alternates } = metadata;
    expect(alternates?.canonical).toBe(path);
    expect(openGraph).toMatchObject({ title, description, url: path, locale: 'en_PK', siteName: 'Alpha Ampere' });
    expect(twitter).toMatchObject({ title, description, card: 'summary_large_image' });
  });

  test('shows a share picture of its own', () => {
    const file = path === '/' ? 'home' : path.slice(1).replace('products/', 'product-');
    const picture = expect.objectContaining({ url: `/share/${file}.jpg`, width: 1200, height: 630, alt: expect.stringMatching(/\w/) });
    expect(metadata.openGraph).toMatchObject({ images: [picture] });
    expect(metadata.twitter).toMatchObject({ images: [picture] });
  });
});
