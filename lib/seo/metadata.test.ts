import { categories } from '@/content/shop/categories';
import { site } from '@/content/site';
import { answerTo } from '../advice/answer';
import { small, steadyLoad } from '../advice/test-packs';
import { listCataloguePages } from '../shop/catalogue-pages';
import { formatPrice } from '../format/texts';
import { validProduct } from '../shop/test-catalogue';
import {
  catalogueMetadata,
  householdMetadata,
  pageMetadata,
  productMetadata,
  removedProductMetadata,
  verificationTags,
} from './metadata';

// e2e/source checks that each page has all metadata.

test('search engines, Open Graph and Twitter get the same texts, with the page’s address and share picture', () => {
  const { title, description, openGraph, twitter } = productMetadata(validProduct);
  expect(description).toContain(formatPrice(validProduct.price));
  const picture = {
    url: expect.stringMatching(`^/share/product-${validProduct.id}-\\w+.jpg$`),
    alt: expect.stringMatching(/\w/),
  };
  expect(openGraph).toEqual({
    siteName: site.brand,
    title,
    description,
    url: `/products/${validProduct.id}`,
    locale: 'en_GB',
    type: 'website',
    images: [{ ...picture, width: 1200, height: 630 }],
  });
  expect(twitter).toEqual({ title, description, card: 'summary_large_image', images: [picture] });
});

test('each page has a share picture of its own name', () => {
  const pictures = (['/', '/about'] as const).map((path) => pageMetadata(path).openGraph?.images);
  const named = (name: string) => [{ url: expect.stringMatching(`^/share/${name}-\\w+.jpg$`) }];
  expect(pictures).toMatchObject([named('home'), named('about')]);
});

test('each search engine has a tag once its token is set, only on the home page', () => {
  expect(verificationTags({ google: '', bing: '' })).toEqual({});
  expect(verificationTags({ google: 'g', bing: 'b' })).toEqual({ google: 'g', other: { 'msvalidate.01': 'b' } });
  expect(['/', '/about'].map((path) => 'verification' in pageMetadata(path as '/'))).toEqual([true, false]);
});

test('the page of a household shows its answer, or the household where there is none, and asks not to be indexed', () => {
  const asked = { loadsText: '4 fans', load: steadyLoad(412), neededHours: 4, outageHours: 4, volts: 12, own: {} };
  const answer = answerTo(asked, [small]);
  const household = { id: 'small', name: '4 fans' };
  const metadata = householdMetadata({ ...household, answer });
  expect(metadata).toMatchObject({ description: answer.share, robots: { index: false } });
  for (const part of ['5½', answer.packWords, answer.price]) expect(metadata.title).toContain(part);
  expect(householdMetadata({ ...household, answer: answerTo(asked, []) }).title).toBe('4 fans');
});

test('the page of a removed product asks not to be indexed, and shares the nearest product’s picture', () => {
  const metadata = removedProductMetadata({ id: 'old', name: 'Old Battery', nearest: validProduct });
  expect(metadata).toMatchObject({ robots: { index: false }, alternates: { canonical: '/products/old' } });
  expect(metadata.title).toContain('Old Battery');
  expect(metadata.openGraph?.images).toEqual([
    expect.objectContaining({ url: expect.stringMatching(`^/share/product-${validProduct.id}-`) }),
  ]);
});

test('each page of a large catalogue has texts, an address and neighbours of its own; an empty one asks not to be indexed', () => {
  const large = listCataloguePages(Array(49).fill({ ...validProduct, category: 'solar-batteries' }), categories);
  const metadata = large.map(catalogueMetadata);
  for (const field of ['title', 'description'] as const) {
    expect(new Set(metadata.map((one) => one[field])).size).toBe(large.length);
  }
  expect(metadata.map(({ alternates }) => alternates?.canonical)).toEqual(large.map(({ path }) => path));
  const at = (path: string) => metadata[large.findIndex((page) => page.path === path)];
  expect(at('/products')).toMatchObject({ title: pageMetadata('/products').title, pagination: { previous: null } });
  expect(at('/products/page/4')?.pagination).toEqual({
    previous: 'https://alpha-ampere.example/products/page/3',
    next: 'https://alpha-ampere.example/products/page/5',
  });
  expect(at('/products/page/5')?.pagination?.next).toBeNull();
  expect(listCataloguePages([], categories).map((page) => catalogueMetadata(page).robots)).toEqual([undefined]);
  expect(at('/products/category/solar-batteries/page/2')).toMatchObject({
    pagination: { previous: 'https://alpha-ampere.example/products/category/solar-batteries' },
    robots: undefined,
  });
  expect(at('/products/category/beyond-batteries')?.robots).toEqual({ index: false });
});
