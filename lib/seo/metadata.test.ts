import { describe, expect, test } from '@jest/globals';
import { searchEntries } from '@/content/search';
import { categories } from '@/content/categories';
import { getProducts } from '../shop/catalogue';
import { listCataloguePages } from '../shop/catalogue-pages';
import { catalogueMetadata, pageMetadata, productMetadata, removedProductMetadata, verificationTags } from './metadata';

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
    const picture = { url: `/share/${file}.jpg`, alt: expect.stringMatching(/\w/) };
    expect(metadata.openGraph).toMatchObject({ images: [{ ...picture, width: 1200, height: 630 }] });
    expect(metadata.twitter).toMatchObject({ images: [picture] });
  });
});

test.each(getProducts().map((product) => [product.id, product] as const))('%s: its description names its price', (_, product) => {
  expect(productMetadata(product).description).toContain(product.price);
});

describe('whose the site is', () => {
  test('each search engine has its tag once its token is set', () => {
    expect(verificationTags({ google: '', bing: '' })).toEqual({});
    expect(verificationTags({ google: 'g', bing: '' })).toEqual({ google: 'g' });
    expect(verificationTags({ google: 'g', bing: 'b' })).toEqual({ google: 'g', other: { 'msvalidate.01': 'b' } });
  });

  test('is asked of the home page alone', () => {
    expect(all.filter(([, metadata]) => 'verification' in metadata).map(([path]) => path)).toEqual(['/']);
  });
});

test('the page of a product that is no longer sold asks not to be listed, and shares the nearest one’s picture', () => {
  const [nearest] = getProducts();
  if (!nearest) throw new Error('The catalogue is empty');
  const metadata = removedProductMetadata({ id: 'old', name: 'Old Battery', nearest });
  expect(metadata.robots).toEqual({ index: false });
  expect(metadata.alternates?.canonical).toBe('/products/old');
  expect(metadata.title).toContain('Old Battery');
  expect(metadata.openGraph).toMatchObject({ images: [{ url: `/share/product-${nearest.id}.jpg` }] });
});

test('each page of a large catalogue has texts, an address and neighbours of its own; an empty one asks not to be listed', () => {
  const [product] = getProducts();
  const large = listCataloguePages(Array(49).fill(product), categories);
  const metadata = large.map(catalogueMetadata);
  expect(new Set(metadata.map(({ title }) => title)).size).toBe(large.length);
  expect(new Set(metadata.map(({ description }) => description)).size).toBe(large.length);
  expect(metadata.map(({ alternates }) => alternates?.canonical)).toEqual(large.map(({ path }) => path));
  const at = (path: string) => metadata[large.findIndex((page) => page.path === path)];
  expect(at('/products')?.title).toBe(pageMetadata('/products').title);
  expect(at('/products/category/solar-batteries/page/2')).toMatchObject({
    openGraph: { images: [expect.objectContaining({ url: '/share/products.jpg' })] },
    pagination: {
      previous: 'https://alpha-ampere.example/products/category/solar-batteries',
      next: 'https://alpha-ampere.example/products/category/solar-batteries/page/3',
    },
    robots: undefined,
  });
  expect(at('/products/category/beyond-batteries')?.robots).toEqual({ index: false });
});
