import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { headersOf } from '@/scripts/hosts/headers';
import { allRoutes, attributeOf, readExported, readSource } from '../support/export';

const INK = [0x12, 0x16, 0x1c];

const sources = allRoutes.map((route) => ({ route, page: readSource(route).page }));
const filesOf = (set: Parameters<typeof attributeOf>[0]) =>
  (attributeOf(set, 'srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

test('every picture has its size, alternative text and files in two formats, which exist and are cached as immutable', () => {
  const files = new Set<string>();
  for (const { page } of sources) {
    // The QR code of a printed sheet is a vector drawing.
    const images = page.querySelectorAll('img').filter((image) => !image.getAttribute('src')?.endsWith('/order-code.svg'));
    for (const image of images) {
      const source = image.getAttribute('src') ?? '';
      const sets = image.parentNode?.querySelectorAll('source') ?? [];
      expect(image.parentNode?.tagName, source).toBe('PICTURE');
      expect(Math.min(Number(image.getAttribute('width')), Number(image.getAttribute('height')))).toBeGreaterThanOrEqual(500);
      // In links, in the heads of a comparison and in an answer the name of the product stands beside its picture.
      if (!image.closest('a, [role="table"], output, dl')) expect(image.getAttribute('alt'), source).toMatch(/\w/);
      expect(sets.map((set) => set.getAttribute('type'))).toEqual(['image/avif']);
      expect(sets.filter((set) => !set.getAttribute('sizes'))).toEqual([]);
      for (const file of [source, ...sets.flatMap(filesOf)]) files.add(file);
    }
  }
  expect(files.size).toBeGreaterThan(10 * products.length);
  for (const file of files) {
    expect(file).toMatch(/\.(?:avif|jpg)$/);
    expect(readExported(file).length).toBeGreaterThan(100);
    expect(headersOf(file)['Cache-Control']).toContain('immutable');
  }
});

test('the first picture of home, the catalogue and each product has priority; only the hero is preloaded', () => {
  for (const { route, page } of sources) {
    const preloads = page.querySelectorAll('link[rel="preload"][as="image"]');
    const pictures = page.querySelectorAll('main img');
    const first = pictures.filter((image) => attributeOf(image, 'fetchpriority') === 'high');
    const isFirstSeen = route === routes.home || route.startsWith(routes.products);
    expect([route, first.length, first[0] === pictures[0]]).toEqual([
      route,
      isFirstSeen ? 1 : 0,
      isFirstSeen || pictures.length === 0,
    ]);
    expect(pictures.filter((image) => attributeOf(image, 'loading') !== 'lazy')).toHaveLength(first.length);
    // A browser fetches every preload whose condition it meets, but of the sources it takes only the first that matches.
    const avifs = route === routes.home ? (pictures[0]?.parentNode?.querySelectorAll('source[type="image/avif"]') ?? []) : [];
    expect(preloads.map((preload) => attributeOf(preload, 'imagesrcset'))).toEqual(
      avifs.map((avif) => attributeOf(avif, 'srcset')),
    );
    expect(preloads.map((preload) => attributeOf(preload, 'imagesizes'))).toEqual(
      avifs.map((avif) => attributeOf(avif, 'sizes')),
    );
    if (route !== routes.home) continue;
    expect(preloads.map((preload) => attributeOf(preload, 'type'))).toEqual(['image/avif']);
  }
});

test('every file of home’s hero ends in the page’s ink on every side, so that no seam shows', async () => {
  const sets = readSource('/').page.querySelector('main picture')?.querySelectorAll('source') ?? [];
  const files = sets.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const { data, info } = await sharp(readExported(file))
      .flatten({ background: '#12161c' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const distance = (x: number, y: number) =>
      Math.max(...INK.map((level, channel) => Math.abs((data[3 * (y * info.width + x) + channel] ?? 255) - level)));
    const across = Array.from({ length: info.width }, (_, x) => Math.max(distance(x, 0), distance(x, info.height - 1)));
    const down = Array.from({ length: info.height }, (_, y) => Math.max(distance(0, y), distance(info.width - 1, y)));
    // No format holds a colour that decodes to exactly this ink, and WebP also skips some levels.
    expect(Math.max(...across, ...down), file).toBeLessThanOrEqual(4);
  }
});
