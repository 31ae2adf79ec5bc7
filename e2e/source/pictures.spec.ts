import sharp from 'sharp';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { headersOf } from '@/scripts/hosts/headers';
import { allRoutes, attributeOf, metaOf, pathOf, readExported, readSource } from '../support/export';
import { expect, test } from '../support/site-test';

const INK = [0x12, 0x16, 0x1c];
const VOLT = [0xff, 0xb8, 0x00];

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

test('the pictures of the shop’s feed are squares of 500 pixels or more', async () => {
  const squares =
    readExported('/feeds/meta-catalogue.csv')
      .toString()
      .match(/[^",]+-square\.jpg/g) ?? [];
  expect(squares).toHaveLength(products.length);
  for (const square of squares) {
    const { width, height } = await sharp(readExported(pathOf(square))).metadata();
    expect([width, width >= 500], square).toEqual([height, true]);
  }
});

test('each page has a share picture of its own, in a size that chats accept', async () => {
  const shared = new Set<string>();
  for (const { route, page } of sources) {
    const address = metaOf(page, 'og:image') ?? '';
    expect(pathOf(address)).toMatch(/^\/share\/[a-z0-9-]+\.jpg$/);
    expect([metaOf(page, 'twitter:image'), metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([
      address,
      '1200',
      '630',
    ]);
    expect(metaOf(page, 'og:image:alt')).toMatch(/\w/);
    const card = readExported(pathOf(address));
    shared.add(card.toString('base64'));
    expect(card.length).toBeLessThan(300_000);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Ink on the left with the first bar of the mark and light words; a picture on the right.
    const near = async (left: number, top: number, wanted: number[]) => {
      const found = [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
      expect(Math.max(...found.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0)))), route).toBeLessThan(14);
    };
    await near(10, 10, INK);
    await near(64, 80, VOLT);
    const words = await sharp(card).extract({ left: 60, top: 200, width: 480, height: 370 }).greyscale().stats();
    expect(words.channels[0]?.max).toBeGreaterThan(220);
    expect((await sharp(card).extract({ left: 600, top: 0, width: 600, height: 630 }).stats()).entropy).toBeGreaterThan(2);
  }
  expect(shared.size).toBe(allRoutes.length);
});

test('there are icons for tabs, iOS and the manifest, as large as they say; maskable ones can be cut to a circle', async () => {
  const links = readSource('/').page.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]');
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(['/apple-icon.png', '/favicon.ico', '/icon.svg']);
  expect(await sharp(readExported('/apple-icon.png')).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect(readExported('/favicon.ico').readUInt16LE(4)).toBe(3);
  const { icons } = JSON.parse(readExported('/manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, purpose } of icons) {
    const side = Number(sizes.split('x')[0]);
    const { data, info } = await sharp(readExported(src)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    if (purpose !== 'maskable') continue;
    const outside = Array.from({ length: side * side }, (_, at) => at).filter(
      (at) => Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2) >= 0.4 * side,
    );
    expect(outside.filter((at) => INK.some((level, channel) => data[3 * at + channel] !== level))).toEqual([]);
  }
});
