import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { jpegWidth } from '@/lib/pictures/picture-files';
import { inParallel } from '../support/in-parallel';
import { projectRoot } from '../support/paths.mjs';
import { openFileCache } from './file-cache';
import type { ListedPicture } from './list-pictures';
import { encodeAvif, encodeJpeg, encodeSquare, resize } from './pictures/encode';

/**
 * Encodes every picture into `public/pictures/`: AVIF at each width that the layout uses, and JPEG at two. Results are cached in
 * `.cache/pictures/`. The first picture of each product is also encoded as a square, for the shop catalogue feed.
 */
export async function encodePictures(pictures: readonly ListedPicture[]): Promise<void> {
  // Before any `await`: this empties the output folder, and Next, which starts next, must not see old files in it.
  const cache = openFileCache(path.join(projectRoot, '.cache/pictures'), path.join(projectRoot, 'public/pictures'));
  // One single-threaded encoder per core is faster than the library's own threads.
  sharp.concurrency(1);
  const sizes = pictures
    .flatMap(({ file, kind, isFirst, entry: { base, widths } }) => {
      if (file === null) return [];
      return widths.map((width) => {
        const isLargest = width === Math.max(...widths);
        const withJpeg = isLargest || width === jpegWidth(widths);
        return { file, kind, name: path.posix.basename(base), width, withJpeg, withSquare: isLargest && isFirst };
      });
    })
    // The slowest first, so that none of them runs alone at the end.
    .sort((a, b) => b.width - a.width);
  const make = async ({ file, kind, name, width, withJpeg, withSquare }: (typeof sizes)[number]) => {
    const image = readFileSync(file);
    const stem = `${name}-${width}`;
    let resized: Promise<Sharp> | undefined;
    // Shared by both formats: decoding and resizing take as long as the fast encoders.
    const picture = () => (resized ??= resize(image, width, kind));
    await cache.take(`${stem}.avif`, async () => encodeAvif(stem, await picture(), width, kind));
    if (withJpeg) await cache.take(`${stem}.jpg`, async () => encodeJpeg(await picture()));
    if (withSquare) await cache.take(`${name}-square.jpg`, () => encodeSquare(image));
  };
  await inParallel(sizes, make);
  cache.prune();
  console.log(`Pictures: ${sizes.length} sizes in public/pictures/`);
}
