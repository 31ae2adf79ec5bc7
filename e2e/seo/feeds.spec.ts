import { parse as parseCsv } from 'csv-parse/sync';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { parsePrice } from '@/lib/price';
import { pathOf, readSitemap, readSource, siteUrl, textOf } from '../support/crawl';

const catalogue: readonly Product[] = products;

test('every page and picture of the sitemap is there', async ({ request }) => {
  const listed = await readSitemap(request);
  expect(listed.length).toBeGreaterThan(catalogue.length);
  for (const { path } of listed) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  const pictures = new Set(listed.flatMap(({ images }) => images));
  expect(pictures.size).toBeGreaterThan(catalogue.length);
  for (const picture of pictures) {
    const response = await request.get(pathOf(picture));
    expect([picture, response.status(), response.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg']);
  }
});

test('the sitemap dates pages by their content', async ({ request }) => {
  const dates = new Map((await readSitemap(request)).map(({ path, lastModified }) => [path, lastModified]));
  for (const { id, updated } of catalogue) expect(dates.get(`/products/${id}`)).toBe(updated);
  expect(new Set([...dates.values()].map((date) => /^\d{4}-\d{2}-\d{2}$/.test(date)))).toEqual(new Set([true]));
});

test('the sitemap is XML', async ({ page, request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const faults = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length,
    await response.text(),
  );
  expect(faults).toBe(0);
});

test('robots may fetch everything, and are told where the sitemap is', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n').map((line) => line.trim());
  expect(lines).toContain('User-Agent: *');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => line.toLowerCase().startsWith('disallow'))).toEqual([]);
});

test('the manifest names the site, and pictures that have the sizes it says', async ({ request }) => {
  const { page } = await readSource(request, '/');
  expect(page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/manifest.webmanifest');
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    lang: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: site.brand, lang: 'en-PK', start_url: '/', theme_color: '#12161c' });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test.describe('the catalogue for WhatsApp and Meta', () => {
  const COLUMNS =
    'id,title,description,availability,condition,price,sale_price,link,image_link,additional_image_link,brand'.split(',');
  const WORDS = ['in stock', 'out of stock', 'available for order', 'preorder', 'discontinued'];

  test('has its columns, and a row a product', async ({ request }) => {
    const response = await request.get('/feeds/meta-catalogue.csv');
    expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8');
    const [header, ...rows] = parseCsv(await response.text());
    expect(header).toEqual(COLUMNS);
    expect(rows.map(([id]) => id)).toEqual(catalogue.map(({ id }) => id));
  });

  test('says what the product pages say', async ({ request }) => {
    const rows = parseCsv<Record<string, string>>(await (await request.get('/feeds/meta-catalogue.csv')).text(), {
      columns: true,
    });
    expect(rows.length).toBe(catalogue.length);
    for (const row of rows) {
      const { status, page } = await readSource(request, pathOf(row.link ?? ''));
      expect(status).toBe(200);
      const article = page.querySelector('main article:has(h1)');
      if (!article) throw new Error(`${row.link} shows no product`);
      expect(row.title).toBe(textOf(page, 'h1'));
      const now = `${parsePrice(textOf(article, 'strong'))} PKR`;
      const [before] = article.querySelectorAll('s').map(({ text }) => `${parsePrice(text)} PKR`);
      expect([row.price, row.sale_price]).toEqual(before ? [before, now] : [now, '']);
      expect(row).toMatchObject({ condition: 'new', brand: site.brand });
      expect(WORDS).toContain(row.availability);
      expect(article.text).toContain(row.availability);
      expect(row.description).toMatch(/\w/);
      expect(row.description?.length).toBeLessThan(5000);
    }
  });

  test('shows each product in a square picture of 500 pixels or more', async ({ request }) => {
    const rows = parseCsv<Record<string, string>>(await (await request.get('/feeds/meta-catalogue.csv')).text(), {
      columns: true,
    });
    expect(rows.length).toBe(catalogue.length);
    for (const { image_link: first = '', additional_image_link: others = '' } of rows) {
      const response = await request.get(pathOf(first));
      expect([first, response.status()]).toEqual([first, 200]);
      const { width, height, format } = await sharp(await response.body()).metadata();
      expect(format).toBe('jpeg');
      expect(width).toBe(height);
      expect(width).toBeGreaterThanOrEqual(500);
      for (const other of others.split(',').filter(Boolean)) expect((await request.get(pathOf(other))).status()).toBe(200);
    }
  });
});
