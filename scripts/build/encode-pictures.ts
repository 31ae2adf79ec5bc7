import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { jpegWidth } from '@/lib/pictures/picture-files';
import { projectRoot } from '../support/paths.mjs';
import { openFileCache } from './file-cache';
import { LARGEST_PHONE } from './pictures/widths';
import { encodeSize, encodeSquare, ENCODER_SETTINGS } from './pictures/encode';
import { readManifest } from './pictures/manifest';
import { createFileFinder, createKindFinder } from './pictures/find-source-file';

const log = (line: string) => console.log(`Pictures: ${line}`);

/**
 * Encodes every picture of `lib/pictures/pictures.json` into `public/pictures/`: AVIF at each width that the layout uses, and
 * JPEG at two. Results are cached in `.cache/pictures/`. The first picture of each product is also encoded as
 * a square, for the shop catalogue feed.
 */
export async function encodePictures(): Promise<void> {
  // Before any `await`: this empties the output folder, and Next, which starts next, must not see old files in it.
  const cache = openFileCache(path.join(projectRoot, '.cache/pictures'), path.join(projectRoot, 'public/pictures'));
  // One single-threaded encoder per core is faster than the library's own threads.
  sharp.concurrency(1);
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const squares = new Set(getProducts().map(({ images }) => images[0]?.src));

  const findFile = createFileFinder();
  const kindOf = await createKindFinder();
  const sizes = Object.entries(readManifest())
    .filter(([, { base }]) => base !== '')
    .flatMap(([source, { base, widths }]) =>
      widths.map((width) => ({
        source,
        name: path.posix.basename(base),
        width,
        isLargest: width === Math.max(...widths),
        isPlain: width === jpegWidth(widths),
      })),
    )
    // The slowest first, so that none of them runs alone at the end.
    .sort((a, b) => b.width - a.width);
  const make = async ({ source, name, width, isLargest, isPlain }: (typeof sizes)[number]) => {
    const file = findFile(source);
    if (!file) throw new Error(`The source image ${source} has gone since the pictures were listed`);
    const image = readFileSync(file);
    const kind = kindOf(source);
    const limit = kind === 'hero' && width <= LARGEST_PHONE ? ENCODER_SETTINGS.avif.phoneHeroLimit : Infinity;
    const files = encodeSize(image, { name, width, withJpeg: isLargest || isPlain, limit, kind, log });
    for (const [made, encode] of Object.entries(files)) {
      await cache.take(made, encode);
    }
    if (isLargest && squares.has(source)) await cache.take(`${name}-square.jpg`, () => encodeSquare(image));
  };
  await pMap(sizes, make, { concurrency: availableParallelism() });
  cache.prune();
  log(`${sizes.length} sizes in public/pictures/`);
}
