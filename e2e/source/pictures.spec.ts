import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { allRoutes, attributesOf, readExported, readSource } from '../support/export';

const INK = '#12161c';

const filesOf = (picture: HTMLElement | null) =>
  attributesOf(picture, 'source', 'srcset').flatMap((set = '') => set.split(', ').map((file) => file.replace(/ .*/, '')));

test('every picture has alternative text, and files that exist and are named for their content; a first one has priority', () => {
  const files = new Set<string>();
  for (const route of allRoutes) {
    const { page } = readSource(route);
    const [first] = attributesOf(page, 'main img', 'src');
    const isFirstSeen = route === routes.home || route.startsWith(routes.products);
    for (const mark of ['[fetchpriority="high"]', ':not([loading="lazy"])']) {
      expect(attributesOf(page, `main img${mark}`, 'src'), route).toEqual(isFirstSeen ? [first] : []);
    }
    // The QR code of a printed sheet is a vector drawing.
    for (const image of page.querySelectorAll('img:not([src$="/order-code.svg"])')) {
      const { src = '', alt } = image.attrs;
      // In links the name stands beside the picture.
      if (!image.closest('a')) expect(alt, src).toMatch(/\w/);
      for (const file of [src, ...filesOf(image.closest('picture'))]) files.add(file);
    }
  }
  expect(files.size).toBeGreaterThan(10 * products.length);
  for (const file of files) {
    // Hosts let browsers keep such a file for a year.
    expect(file).toMatch(/^\/pictures\/[\w-]+-[\da-f]{8}-\d+\.(?:avif|jpg)$/);
    expect(readExported(file).length).toBeGreaterThan(100);
  }
});

test('every file of home’s hero ends in the page’s ink on every side, so that no seam shows', async () => {
  const files = filesOf(readSource('/').page.querySelector('main picture'));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const hero = await sharp(readExported(file)).flatten({ background: INK }).png().toBuffer();
    const { width, height } = await sharp(hero).metadata();
    // No format holds a colour that decodes to exactly this ink, and WebP also skips some levels.
    const trimmed = sharp(hero).trim({ background: INK, threshold: 4, lineArt: true });
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    expect(Math.min(left, top, width - left - info.width, height - top - info.height), file).toBeGreaterThan(0);
  }
});
