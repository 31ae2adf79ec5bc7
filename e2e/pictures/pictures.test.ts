import { describe, expect, test } from '@jest/globals';
import { headersOf } from '@/scripts/hosts/header-list';
import { readExported, readSource } from '../support/crawl';
import { allRoutes } from '../support/routes';

const sources = allRoutes.map((route) => ({ route, page: readSource(route).page }));

describe('every picture', () => {
  const files = new Set<string>();
  const pictures = sources.flatMap(({ route, page }) => page.querySelectorAll('img').map((image) => ({ route, image })));

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
      expect(sets.map((set) => set.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
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
    expect(files.size).toBeGreaterThan(200);
    for (const file of files) {
      expect(file).toMatch(/\.(?:avif|webp|jpg)$/);
      expect(readExported(file).length).toBeGreaterThan(100);
      expect(headersOf(file)['Cache-Control']).toContain('immutable');
    }
  });
});

test('the hero alone is preloaded, as it stands in the page, and comes first', () => {
  const read = (element: { attributes: Record<string, string> } | null | undefined, name: string) =>
    Object.entries(element?.attributes ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
  for (const { route, page } of sources) {
    const preloads = page.querySelectorAll('link[rel="preload"][as="image"]');
    const first = page.querySelectorAll('img').filter((image) => read(image, 'fetchpriority'));
    expect([route, preloads.length, first.length]).toEqual([route, route === '/' ? 1 : 0, route === '/' ? 1 : 0]);
    if (route !== '/') continue;
    const [preload] = preloads;
    const hero = page.querySelector('img');
    const avif = hero?.parentNode?.querySelector('source');
    expect(read(preload, 'imagesrcset')).toBe(read(avif, 'srcset') ?? 'none');
    expect(read(preload, 'imagesizes')).toBe(read(avif, 'sizes') ?? 'none');
    expect([read(preload, 'type'), read(preload, 'fetchpriority')]).toEqual(['image/avif', 'high']);
    expect([hero, read(hero, 'fetchpriority')]).toEqual([first[0], 'high']);
  }
});
