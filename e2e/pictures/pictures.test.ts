import { describe, expect, test } from '@jest/globals';
import { headersOf } from '@/scripts/hosts/headers';
import { readExported, readSource } from '../support/crawl';
import { allRoutes } from '../support/routes';

const sources = allRoutes.map((route) => ({ route, page: readSource(route).page }));

describe('every picture', () => {
  const files = new Set<string>();
  // A sheet's code to scan is drawn in vectors, for print.
  const pictures = sources
    .flatMap(({ route, page }) => page.querySelectorAll('img').map((image) => ({ route, image })))
    .filter(({ image }) => !image.getAttribute('src')?.endsWith('/order-code.svg'));

  test('says its size, what it shows and where it is in three formats', () => {
    expect(pictures.length).toBeGreaterThan(30);
    for (const { route, image } of pictures) {
      const source = image.getAttribute('src') ?? '';
      const alt = image.getAttribute('alt') ?? '';
      const sides = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const sets = image.parentNode?.querySelectorAll('source') ?? [];
      expect([route, source, image.parentNode?.tagName]).toEqual([route, source, 'PICTURE']);
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(500);
      expect(alt).toMatch(/\w+ \w+ \w+/);
      expect(alt).not.toMatch(/\.(jpe?g|avif|webp)|^(picture|image|photo) of/i);
      // Home's hero has a crop of its own for narrow screens.
      const crops = route === '/' && source.startsWith('/pictures/hero-') ? 2 : 1;
      const types = Array.from({ length: crops }, () => ['image/avif', 'image/webp']).flat();
      expect(sets.map((set) => set.getAttribute('type'))).toEqual(types);
      expect(sets.filter((set) => !set.getAttribute('sizes'))).toEqual([]);
      files.add(source);
      for (const set of sets) {
        for (const candidate of (set.getAttribute('srcset') ?? set.getAttribute('srcSet') ?? '').split(', ')) {
          files.add(candidate.split(' ')[0] ?? '');
        }
      }
    }
  });

  test('is there in all of them, and kept for a year', () => {
    expect(files.size).toBeGreaterThan(150);
    for (const file of files) {
      expect(file).toMatch(/\.(?:avif|webp|jpg)$/);
      expect(readExported(file).length).toBeGreaterThan(100);
      expect(headersOf(file)['Cache-Control']).toContain('immutable');
    }
  });
});

test('the first picture of home, the catalogue and each product comes before all others; the hero alone is preloaded', () => {
  const read = (element: { attributes: Record<string, string> } | null | undefined, name: string) =>
    Object.entries(element?.attributes ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
  for (const { route, page } of sources) {
    const preloads = page.querySelectorAll('link[rel="preload"][as="image"]');
    const pictures = page.querySelectorAll('main img');
    const first = pictures.filter((image) => read(image, 'fetchpriority'));
    const isFirstSeen = route === '/' || route.startsWith('/products');
    expect([route, first]).toEqual([route, isFirstSeen ? pictures.slice(0, 1) : []]);
    expect([route, preloads.length]).toEqual([route, route === '/' ? 2 : 0]);
    if (route !== '/') continue;
    const hero = page.querySelector('img');
    const avifs = hero?.parentNode?.querySelectorAll('source[type="image/avif"]') ?? [];
    // A browser fetches the one whose condition it meets; in the page, the first that matches is taken.
    expect(preloads.map((preload) => read(preload, 'media'))).toEqual(['(width < 64rem)', '(width >= 64rem)']);
    expect(avifs.map((avif) => read(avif, 'media'))).toEqual(['(width < 64rem)', undefined]);
    for (const [index, preload] of preloads.entries()) {
      expect(read(preload, 'imagesrcset')).toBe(read(avifs[index], 'srcset') ?? 'none');
      expect(read(preload, 'imagesizes')).toBe(read(avifs[index], 'sizes') ?? 'none');
      expect([read(preload, 'type'), read(preload, 'fetchpriority')]).toEqual(['image/avif', 'high']);
    }
    expect([hero, read(hero, 'fetchpriority')]).toEqual([first[0], 'high']);
  }
});
