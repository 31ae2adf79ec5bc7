import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { home } from '@/content/home';
import { projectRoot } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { openFileCache } from './file-cache';
import { encodeSize, encodeSquare, ENCODER_SETTINGS } from './pictures/encode';
import { readManifest } from './pictures/manifest';
import { createFileFinder } from './pictures/find-source-file';

const log = (line: string) => console.log(`Pictures: ${line}`);

/**
 * Makes the files of every picture that `lib/shop/pictures.json` lists, into `public/pictures/`: AVIF and WebP at the
 * widths that the layout uses and one JPEG. Results are kept in `.cache/pictures/`, so that a build encodes only what is
 * new. The first picture of each product is also made square, for the shop catalogue feed.
 */
export async function encodePictures(): Promise<void> {
  // Empties the folder before Next, which runs beside this, can look into it.
  const cache = openFileCache(path.join(projectRoot, '.cache/pictures'), path.join(projectRoot, 'public/pictures'));
  const started = Date.now();
  // One thread an encoder and one encoder a core is faster than the library's own threads.
  sharp.concurrency(1);
  // Loaded only now: the catalogue refuses to be loaded with content that breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const squares = new Set(getProducts().map(({ images }) => images[0]?.src));

  const findFile = createFileFinder();
  const sizes = Object.entries(readManifest())
    .filter(([, { base }]) => base !== '')
    .flatMap(([source, { base, widths }]) =>
      widths.map((width) => ({ source, name: path.posix.basename(base), width, isLargest: width === Math.max(...widths) })),
    )
    // The longest first, so that no core is left with one of them at the end.
    .sort((a, b) => b.width - a.width);
  const oneMore = createProgress('Pictures', sizes.length);
  const onPhones = new Set<string>(home.hero.packs.map((pack) => pack.phone.picture));
  const make = async ({ source, name, width, isLargest }: (typeof sizes)[number]) => {
    const file = findFile(source);
    if (!file) throw new Error(`The source image ${source} has gone since the pictures were listed`);
    const image = readFileSync(file);
    const limit = onPhones.has(source) ? ENCODER_SETTINGS.avif.phoneHeroLimit : Infinity;
    const files = encodeSize(image, { name, width, withJpeg: isLargest, limit, log });
    for (const [made, encode] of Object.entries(files)) {
      await cache.take(made, encode);
    }
    if (isLargest && squares.has(source)) await cache.take(`${name}-square.jpg`, () => encodeSquare(image, source));
    oneMore();
  };
  await pMap(sizes, make, { concurrency: availableParallelism() });
  cache.prune();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  log(`${cache.taken} files in public/pictures/, ${cache.made} of them new, ${seconds} s`);
}
