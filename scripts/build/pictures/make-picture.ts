import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { encode, ENCODER_SETTINGS } from './encode';
import type { FileCache } from './file-cache';
import { HEIC_MEND, isHeic } from './source-images';
import { chooseWidths } from './widths';

/** Pixels a side. Shop catalogues take squares from 500 up. */
const SQUARE = { side: 1080, least: 500 };

/** A picture in `.generated/pictures.json`, see `lib/pictures.ts`. */
export interface PictureEntry {
  base: string;
  widths: number[];
  width: number;
  height: number;
  ground: number;
}

/** What the manifest says of a picture that could not be had: pages print its name in its place. */
export const missingPicture: PictureEntry = { base: '', widths: [], width: 1600, height: 1200, ground: 7 };

interface PictureOptions {
  /** The beginning of every file's name. */
  name: string;
  /** Whether it also fills the width of a large screen. */
  wide: boolean;
  /** Whether the shop catalogue shows it, which takes squares. */
  square: boolean;
  cache: FileCache;
  log: (line: string) => void;
}

/** Makes all sizes of one picture. */
export async function makePicture(image: Buffer, { name, wide, square, cache, log }: PictureOptions): Promise<PictureEntry> {
  const { width, height } = await readSize(image, name);
  // Changing a setting changes every name, so a stale file is never taken for a new one.
  const hash = createHash('sha256').update(image).update(JSON.stringify(ENCODER_SETTINGS)).digest('hex').slice(0, 8);
  const base = `${name}-${hash}`;
  const widths = chooseWidths(width, wide);
  const take = (pixels: number, format: 'avif' | 'webp' | 'jpg') =>
    cache.take(`${base}-${pixels}.${format}`, () => encode(image, pixels, format, { name, log }));
  for (const pixels of widths) {
    await take(pixels, 'avif');
    await take(pixels, 'webp');
  }
  await take(Math.max(...widths), 'jpg');
  if (square) await cache.take(`${base}-square.jpg`, () => makeSquare(image, name, { width, height }));
  return { base: `/pictures/${base}`, widths, width, height, ground: await groundStep(image) };
}

/**
 * The size of a picture that stands upright, in pixels: a phone's portrait photograph is stored lying on its side.
 * @throws Error when the file is no picture that can be read
 */
async function readSize(image: Buffer, name: string): Promise<{ width: number; height: number }> {
  if (isHeic(image)) throw new Error(`The picture ${name} ${HEIC_MEND}`);
  const { autoOrient } = await sharp(image)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`The picture ${name} can’t be read; save it as JPEG`, { cause: error });
    });
  return autoOrient;
}

/** The middle of a picture as a square JPEG. */
async function makeSquare(image: Buffer, name: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const side = Math.min(SQUARE.side, width, height);
  if (side < SQUARE.least) {
    throw new Error(
      `the picture ${name} is ${width} by ${height} pixels; a product's first picture needs ${SQUARE.least} on each side`,
    );
  }
  return sharp(image).autoOrient().resize(side, side, { fit: 'cover' }).jpeg(ENCODER_SETTINGS.jpg).toBuffer();
}

/** The average lightness of a picture in eight steps, 0 dark to 7 light: one of the grounds of `app/globals.css`. */
async function groundStep(image: Buffer): Promise<number> {
  const [lightness = 255] = await sharp(image).resize(1, 1, { fit: 'cover' }).greyscale().raw().toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}
