import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { readSource } from '../support/crawl';

/** The page's own, see app/globals.css. */
const INK = [0x12, 0x16, 0x1c];

/** 8-bit YCbCr, as all three formats have it, holds no triple that decodes to exactly this ink; WebP leaves out levels besides. */
const nearest = (file: string) => (file.endsWith('.webp') ? 2 : 1);
/** What an encoder may add near a shadow that ends: one level, which no eye sees. */
const NOISE = 1;

/** The files of home's hero, every width of every format and both crops. */
function heroFiles(): string[] {
  const { page } = readSource('/');
  const picture = page.querySelector('.hero-picture');
  const sets =
    picture?.querySelectorAll('source').map((source) => source.getAttribute('srcset') ?? source.getAttribute('srcSet') ?? '') ??
    [];
  const fallback = picture?.querySelector('img')?.getAttribute('src') ?? '';
  return [...sets.flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')), fallback];
}

const files = heroFiles();

test('home has a hero in two crops', () => {
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => file.includes('/hero-phone-')).length).toBeGreaterThan(5);
});

const decode = (file: string) => sharp(path.join(exportFolder, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const decoded = new Map<string, ReturnType<typeof decode>>();

/** How far each pixel is from the ink at most, in levels of 255, row by row. */
async function distances(file: string) {
  const pixels = decoded.get(file) ?? decode(file);
  decoded.set(file, pixels);
  const { data, info } = await pixels;
  const at = (x: number, y: number) =>
    Math.max(...INK.map((level, channel) => Math.abs((data[3 * (y * info.width + x) + channel] ?? 255) - level)));
  return { width: info.width, height: info.height, at };
}

test.each(files)('%s ends in the page’s ink on every side: no seam', async (file) => {
  const { width, height, at } = await distances(file);
  const rim = [
    ...Array.from({ length: width }, (_, x) => at(x, 0)),
    ...Array.from({ length: height }, (_, y) => Math.max(at(0, y), at(width - 1, y))),
  ];
  const foot = Array.from({ length: width }, (_, x) => at(x, height - 1));
  expect(Math.max(...rim)).toBeLessThanOrEqual(nearest(file));
  expect(Math.max(...foot)).toBeLessThanOrEqual(nearest(file) + NOISE);
});

test.each(files)('%s is even down to the product’s outline: no glow, no bands', async (file) => {
  const { width, height, at } = await distances(file);
  const outline = 24;
  // What the edge of the product blurs and rings.
  const blur = Math.ceil(width / 50);
  const bands: string[] = [];
  // Above the body; its handle at the right stands before its own shadow.
  for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 1) {
    let top = 0;
    while (top < height / 2 && at(x, top) < outline) top += 1;
    for (let y = 0; y < top - blur; y += 1) if (at(x, y) > nearest(file) + NOISE) bands.push(`${x},${y}`);
  }
  expect(bands).toEqual([]);
});
