import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { jpegWidth } from '@/lib/pictures/picture-files';
import { projectRoot } from '../support/paths.mjs';
import { openFileCache } from './file-cache';
import type { ListedPicture } from './list-pictures';
import { LARGEST_PHONE } from './pictures/widths';
import { encodeSize, encodeSquare, ENCODER_SETTINGS } from './pictures/encode';

const log = (line: string) => console.log(`Pictures: ${line}`);

/**
 * Encodes every picture into `public/pictures/`: AVIF at each width that the layout uses, and JPEG at two. Results are cached in
 * `.cache/pictures/`. The first picture of each product is also encoded as a square, for the shop catalogue feed.
 */
export async function encodePictures(pictures: readonly ListedPicture[]): Promise<void> {
  // Before any `await`: this empties the output folder, and Next, which starts next, must not see old files in it.
  const cache = openFileCache(path.join(projectRoot, '.cache/pictures'), path.join(projectRoot, 'public/pictures'));
  // One single-threaded encoder per core is faster than the library's own threads.
  sharp.concurrency(1);
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const squares = new Set(getProducts().map(({ images }) => images[0]?.src));

  const sizes = pictures
    .flatMap(({ source, file, kind, entry: { base, widths } }) => {
      if (file === null) return [];
      return widths.map((width) => {
        const isLargest = width === Math.max(...widths);
        const withJpeg = isLargest || width === jpegWidth(widths);
        return { file, kind, name: path.posix.basename(base), width, withJpeg, withSquare: isLargest && squares.has(source) };
      });
    })
    // The slowest first, so that none of them runs alone at the end.
    .sort((a, b) => b.width - a.width);
  const make = async ({ file, withSquare, ...size }: (typeof sizes)[number]) => {
    const image = readFileSync(file);
    const limit = size.kind === 'hero' && size.width <= LARGEST_PHONE ? ENCODER_SETTINGS.avif.phoneHeroLimit : Infinity;
    const files = encodeSize(image, { ...size, limit, log });
    for (const [made, encode] of Object.entries(files)) await cache.take(made, encode);
    if (withSquare) await cache.take(`${size.name}-square.jpg`, () => encodeSquare(image));
  };
  await pMap(sizes, make, { concurrency: availableParallelism() });
  cache.prune();
  log(`${sizes.length} sizes in public/pictures/`);
}
