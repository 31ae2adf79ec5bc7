import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { products } from '@/content/products';
import { searchEntries } from '@/content/search';
import type { Product } from '@/content/types';
import { metaOf, oneLine, pathOf, readSitemap, readSource, siteUrl, specificationOf, textOf } from '../support/crawl';
import { allRoutes } from '../support/routes';

const catalogue: readonly Product[] = products;

test('the sitemap names every page of the content and no other', async ({ request }) => {
  const listed = (await readSitemap(request)).map(({ path }) => path);
  expect(listed.sort()).toEqual([...allRoutes].sort());
});

for (const path of allRoutes) {
  test(`${path} says what it is without scripts`, async ({ request }) => {
    const { status, page } = await readSource(request, path);
    expect(status).toBe(200);
    expect(textOf(page, 'h1')).toMatch(/\w{3}/);
    const body = oneLine(page.querySelector('main')?.text ?? '');
    expect(body.length).toBeGreaterThan(300);
    expect(body).not.toMatch(/undefined|NaN|\[object|\{name\}|\{price\}/);
  });

  test(`${path} has complete metadata of its own`, async ({ request }) => {
    const { page } = await readSource(request, path);
    const title = textOf(page, 'head title');
    const description = metaOf(page, 'description');
    const canonical = path === '/' ? siteUrl : `${siteUrl}${path}`;
    expect(page.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([canonical]);
    for (const prefix of ['og', 'twitter']) {
      expect(metaOf(page, `${prefix}:title`)).toBe(title);
      expect(metaOf(page, `${prefix}:description`)).toBe(description);
    }
    expect(metaOf(page, 'og:url')).toBe(canonical);
    expect(metaOf(page, 'og:locale')).toBe('en_PK');
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/);
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-PK');
  });

  test(`${path} has a share picture that link cards can show`, async ({ request }) => {
    const { page } = await readSource(request, path);
    const address = metaOf(page, 'og:image') ?? '';
    expect(metaOf(page, 'twitter:image')).toBe(address);
    expect(metaOf(page, 'og:image:alt')).toMatch(/\w/);
    const response = await request.get(pathOf(address));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const file = await response.body();
    const { width, height } = await sharp(file).metadata();
    expect([String(width), String(height)]).toEqual([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]);
    expect([width, height]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(300_000);
  });
}

test('no two pages share a title, a description or a share picture', async ({ request }) => {
  const pages = await Promise.all(allRoutes.map(async (path) => (await readSource(request, path)).page));
  for (const read of [
    (page: (typeof pages)[number]) => textOf(page, 'head title'),
    (page: (typeof pages)[number]) => metaOf(page, 'description'),
    (page: (typeof pages)[number]) => metaOf(page, 'og:image'),
  ]) {
    expect(new Set(pages.map(read)).size).toBe(allRoutes.length);
  }
});

test('titles and descriptions are those of the content folder', async ({ request }) => {
  for (const [path, { title, description }] of Object.entries(searchEntries)) {
    const { page } = await readSource(request, path);
    expect(textOf(page, 'head title')).toBe(title);
    expect(metaOf(page, 'description')).toBe(description);
  }
});

for (const product of catalogue) {
  test(`the page of ${product.name} holds all that a buyer needs without scripts`, async ({ request }) => {
    const { page } = await readSource(request, `/products/${product.id}`);
    expect(textOf(page, 'h1')).toBe(product.name);
    expect(textOf(page, 'main article:has(h1) strong')).toBe(product.price);
    expect(page.querySelectorAll('main article:has(h1) s').map(({ text }) => text)).toEqual(
      product.oldPrice ? [product.oldPrice] : [],
    );
    expect(specificationOf(page)).toEqual(Object.entries(product.specs));
    expect(metaOf(page, 'description')).toContain(product.searchDescription ?? product.price);

    const order = page
      .querySelectorAll('main article:has(h1) a[href^="https://wa.me/"]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(order).toHaveLength(1);
    expect(new URL(order[0] ?? '').searchParams.get('text')).toBe(
      `Hi! I'm interested in ordering ${product.name}. Please provide more details.`,
    );

    const pictures = page.querySelectorAll('main article:has(h1) img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(product.images.map(({ alt }) => alt));
    for (const picture of pictures) {
      expect((await request.get(picture.getAttribute('src') ?? '')).status()).toBe(200);
    }
  });
}

test('the catalogue links every product with its price without scripts', async ({ request }) => {
  const { page } = await readSource(request, '/products');
  const cards = page.querySelectorAll('main article').map((card) => ({
    href: card.querySelector('h3 a')?.getAttribute('href'),
    name: textOf(card, 'h3 a'),
    price: textOf(card, 'strong'),
  }));
  expect(cards).toEqual(catalogue.map(({ id, name, price }) => ({ href: `/products/${id}`, name, price })));
});

test('an unknown address is not listed, and claims the address of no page', async ({ request }) => {
  const { status, page, blocks } = await readSource(request, '/products/no-such-battery');
  expect(status).toBe(404);
  expect(metaOf(page, 'robots')).toContain('noindex');
  expect(page.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
  expect(metaOf(page, 'og:url')).toBeUndefined();
  expect(blocks).toEqual([]);
});
