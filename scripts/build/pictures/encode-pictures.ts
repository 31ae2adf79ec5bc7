import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { colours } from '@/lib/colours';
import { jpegWidth } from '@/lib/pictures/picture-files';
import { inParallel } from '../../support/in-parallel';
import { openFileCache } from '../file-cache';
import { fitLayout, fitPicture, type PictureKind } from './fit-picture';
import type { ListedPicture } from './list-pictures';

/**
 * The picture widths of the layout, in pixels, with the AVIF settings of each and its limit in bytes: a card on a phone (800 or
 * 1088) may load 20 kB, and home's first view 60 kB in all. Quality is higher where the file is shown at 1x on desktops, lower where
 * only at 2x and above, where losses are not visible; below `leastQuality` small print and the edges of shadows blur. Effort 3 takes
 * twice as long as 2 for 2 to 5 % fewer bytes; the smallest pictures need it for an even background. Browsers choose the next larger file, so each
 * width is just above what a common screen needs. Phones are 360 to 430 px wide at 2 to 3 device pixels per px (2x, 3x).
 */
const SIZES = [
  // Half a phone at 2x: the small tiles, a product's second picture.
  { width: 376, quality: 88, leastQuality: 56, effort: 3, limit: 8_000 },
  // Half a phone at 3x; a card on a desktop at 1x, where it is shown smaller.
  { width: 564, quality: 76, leastQuality: 44, effort: 2, limit: 10_600 },
  // A card or the hero on a phone at 2x; a card on a desktop at 2x; the product page at 1x.
  { width: 800, quality: 64, leastQuality: 36, effort: 2, limit: 16_600 },
  // A card on a phone at 3x, the hero at 360×3, 393×2.75 and 412×2.625; the dialog at 2x.
  { width: 1088, quality: 52, leastQuality: 32, effort: 2, limit: 19_900 },
  // The hero on a phone of 390 px at 3x, hero and product page on a desktop at 2x.
  { width: 1344, quality: 60, leastQuality: 44, effort: 2, limit: 28_000 },
] as const;

/** The largest width that most phones load. */
const LARGEST_PHONE = 1088;

/** Encoder settings of the formats; those that depend on the width are in `SIZES`. */
export const ENCODER_SETTINGS = {
  // `phoneHeroLimit` in bytes: on a slow line the size of a phone's hero determines home's largest contentful paint.
  avif: { chromaSubsampling: '4:4:4', sizes: SIZES, phoneHeroLimit: 11_250 },
  jpg: { quality: 80, mozjpeg: true },
  // `side` in pixels.
  square: { side: 1080 },
};

/**
 * Encodes every picture into `public/pictures/`: AVIF at each width that the layout uses, and JPEG at two. Results are cached in
 * `.cache/pictures/`. The first picture of each product is also encoded as a square, for the shop catalogue feed.
 */
export async function encodePictures(pictures: readonly ListedPicture[]): Promise<void> {
  // Before any `await`: this empties the output folder, and Next, which starts next, must not see old files in it.
  const cache = openFileCache('pictures');
  // One single-threaded encoder per core is faster than the library's own threads.
  sharp.concurrency(1);
  const sizes = pictures
    .flatMap((picture) => picture.entry.widths.map((width) => ({ ...picture, width })))
    // The largest come first, because they take longest: none of them should run alone at the end.
    .sort((a, b) => b.width - a.width);
  const make = async ({ file, kind, isFirst, entry: { base, widths }, width }: (typeof sizes)[number]) => {
    // A picture without a file has no widths, so it is not made.
    const image = readFileSync(file ?? '');
    const name = path.posix.basename(base);
    const stem = `${name}-${width}`;
    const isLargest = width === widths.at(-1);
    let resized: Promise<Sharp> | undefined;
    // Both formats share the resized picture: decoding and resizing take as long as the fast encoders.
    const picture = () => (resized ??= fitLayout(image, width, kind));
    await cache.take(`${stem}.avif`, async () => encodeAvif(stem, await picture(), width, kind));
    if (isLargest || width === jpegWidth(widths)) await cache.take(`${stem}.jpg`, async () => encodeJpeg(await picture()));
    if (isLargest && isFirst) await cache.take(`${name}-square.jpg`, () => encodeSquare(image));
  };
  await inParallel(sizes, make);
  cache.prune();
  console.log(`Pictures: ${sizes.length} sizes in public/pictures/`);
}

/** The best AVIF within the limit of its width. A picture far above it even at the lowest quality is named, for its owner. */
export async function encodeAvif(name: string, picture: Sharp, width: number, kind: PictureKind): Promise<Buffer> {
  const { sizes, chromaSubsampling, phoneHeroLimit } = ENCODER_SETTINGS.avif;
  const { quality: best, leastQuality, effort, limit: most } = sizes.find((size) => width <= size.width) ?? sizes[0];
  const limit = kind === 'hero' && width <= LARGEST_PHONE ? Math.min(most, phoneHeroLimit) : most;
  for (let quality: number = best; ;) {
    const encoded = await picture.clone().avif({ quality, effort, chromaSubsampling }).toBuffer();
    const excess = encoded.length / limit;
    if (excess <= 1 || quality <= leastQuality) {
      const words = `over the limit of ${limit / 1000} kB at the least quality; a calmer picture needs less`;
      if (excess > 1.3) console.log(`Pictures: ${name}.avif has ${(encoded.length / 1000).toFixed(1)} kB, ${words}`);
      return encoded;
    }
    // Three steps of quality save about 10 % of the bytes. One step more, so that few pictures need a third attempt.
    quality = Math.max(leastQuality, quality - 1 - Math.ceil((3 * Math.log(excess)) / Math.log(1.1)));
  }
}

export function encodeJpeg(picture: Sharp): Promise<Buffer> {
  return picture.clone().flatten({ background: colours.ink }).jpeg(ENCODER_SETTINGS.jpg).toBuffer();
}

/** A picture as a square JPEG, for shop catalogues. */
export async function encodeSquare(image: Buffer): Promise<Buffer> {
  const { width, height } = (await sharp(image).metadata()).autoOrient;
  const { square, jpg } = ENCODER_SETTINGS;
  const side = Math.min(square.side, width, height);
  return (await fitPicture(image, { width: side, height: side }, 'product')).jpeg(jpg).toBuffer();
}

/**
 * @param imageWidth pixels; no width is larger
 * @returns ascending, never empty
 */
export function chooseWidths(imageWidth: number): number[] {
  const fitting = SIZES.map(({ width }) => width).filter((width) => width <= imageWidth);
  return fitting.length > 0 ? fitting : [imageWidth];
}
