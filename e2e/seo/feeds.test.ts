import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { productPage } from '@/content/product-page';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { parsePrice } from '@/lib/shop/price';
import { pathOf, readExported, readSitemap, readSource, siteUrl, textOf } from '../support/crawl';

const catalogue: readonly Product[] = products;

describe('the sitemap', () => {
  const listed = readSitemap();

  test('lists pages and pictures that are there', () => {
    expect(listed.length).toBeGreaterThan(catalogue.length);
    for (const { path } of listed) expect(readExported(path).length).toBeGreaterThan(0);
    const pictures = new Set(listed.flatMap(({ images }) => images));
    expect(pictures.size).toBeGreaterThan(catalogue.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/\.jpg$/);
      expect(readExported(pathOf(picture)).length).toBeGreaterThan(1000);
    }
  });

  test('dates pages by their content', () => {
    const dates = new Map(listed.map(({ path, lastModified }) => [path, lastModified]));
    for (const { id, updated } of catalogue) expect(dates.get(`/products/${id}`)).toBe(updated);
    expect([...dates.values()].filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
  });
});

test('robots may fetch everything, and are told where the sitemap is', () => {
  const lines = readExported('/robots.txt')
    .toString()
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toContain('User-Agent: *');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => line.toLowerCase().startsWith('disallow'))).toEqual([]);
});

test('the manifest names the site, and is linked from it', () => {
  const { page } = readSource('/');
  expect(page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/manifest.webmanifest');
  const manifest: unknown = JSON.parse(readExported('/manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: site.brand, lang: 'en-PK', start_url: '/', theme_color: '#12161c' });
});

describe('the catalogue for WhatsApp and Meta', () => {
  const COLUMNS =
    'id,title,description,availability,condition,price,sale_price,link,image_link,additional_image_link,brand'.split(',');
  const WORDS = ['in stock', 'out of stock', 'available for order', 'preorder', 'discontinued'];
  const text = readExported('/feeds/meta-catalogue.csv').toString();
  const rows = parseCsv<Record<string, string>>(text, { columns: true });

  test('has its columns, and a row a product', () => {
    expect(parseCsv(text)[0]).toEqual(COLUMNS);
    expect(rows.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  });

  test('says what the product pages say', () => {
    for (const row of rows) {
      const { page } = readSource(pathOf(row.link ?? ''));
      const article = page.querySelector('main article:has(h1)');
      if (!article) throw new Error(`${row.link} shows no product`);
      expect(row.title).toBe(textOf(page, 'h1'));
      const now = `${parsePrice(textOf(article, 'strong'))} PKR`;
      const [before] = article.querySelectorAll('s').map(({ text: old }) => `${parsePrice(old)} PKR`);
      expect([row.price, row.sale_price]).toEqual(before ? [before, now] : [now, '']);
      expect(row).toMatchObject({ condition: 'new', brand: site.brand });
      expect(WORDS).toContain(row.availability);
      expect(textOf(page, '.product-name')).toContain(productPage.availability[row.availability as Product['availability']]);
      expect(row.description).toMatch(/\w/);
      expect(row.description?.length).toBeLessThan(5000);
    }
  });

  test('shows each product in a square picture of 500 pixels or more', async () => {
    for (const { image_link: first = '', additional_image_link: others = '' } of rows) {
      const { width, height, format } = await sharp(readExported(pathOf(first))).metadata();
      expect([first, format, height]).toEqual([first, 'jpeg', width]);
      expect(width).toBeGreaterThanOrEqual(500);
      for (const other of others.split(',').filter(Boolean)) expect(readExported(pathOf(other)).length).toBeGreaterThan(1000);
    }
  });

  test('shows each drawn product whole: its square ends in the ground', async () => {
    const drawn = catalogue.flatMap(({ images }, index) =>
      images[0]?.drawn === 'product' ? [rows[index]?.image_link ?? ''] : [],
    );
    for (const link of drawn) {
      // A product that comes too near its source's frame is cut to the square instead.
      const { data, info } = await sharp(readExported(pathOf(link)))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const rim = Array.from({ length: info.height }, (_, y) => [data[y * info.width], data[(y + 1) * info.width - 1]]).flat();
      expect([link, rim.every((level) => Math.abs((level ?? 0) - (data[0] ?? 0)) < 8)]).toEqual([link, true]);
    }
  });
});
