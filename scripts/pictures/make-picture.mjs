import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { encode, ENCODER_SETTINGS } from './encode.mjs';
import { chooseWidths } from './widths.mjs';

/** Pixels a side. Shop catalogues take squares from 500 up. */
const SQUARE = { side: 1080, least: 500 };

/** What the manifest says of a picture that could not be had: pages print its name in its place. */
export const missingPicture = { base: '', widths: [], width: 1600, height: 1200, ground: 7 };

/**
 * Makes all sizes of one picture.
 *
 * @param {Buffer} master
 * @param {object} options
 * @param {string} options.name the beginning of every file's name
 * @param {boolean} options.wide whether it also fills the width of a large screen
 * @param {boolean} options.square whether the shop catalogue shows it, which takes squares
 * @param {ReturnType<typeof import('./file-cache.mjs').openFileCache>} options.cache
 * @param {(line: string) => void} options.log
 * @returns {Promise<object>} its entry in `.generated/pictures.json`, see `lib/pictures.ts`
 */
export async function makePicture(master, { name, wide, square, cache, log }) {
  const { width, height } = await sharp(master).metadata();
  // Changing a setting changes every name, so a stale file is never taken for a new one.
  const hash = createHash('sha256').update(master).update(JSON.stringify(ENCODER_SETTINGS)).digest('hex').slice(0, 8);
  const base = `${name}-${hash}`;
  const widths = chooseWidths(width, wide);
  const take = (pixels, format) => cache.take(`${base}-${pixels}.${format}`, () => encode(master, pixels, format, { name, log }));
  for (const pixels of widths) {
    await take(pixels, 'avif');
    await take(pixels, 'webp');
  }
  await take(widths.at(-1), 'jpg');
  if (square) await cache.take(`${base}-square.jpg`, () => makeSquare(master, name, { width, height }));
  return { base: `/pictures/${base}`, widths, width, height, ground: await groundStep(master) };
}

/** The middle of a picture as a square JPEG. */
async function makeSquare(master, name, { width, height }) {
  const side = Math.min(SQUARE.side, width, height);
  if (side < SQUARE.least) {
    throw new Error(`content/pictures/${name}.jpg is ${width} by ${height} pixels; a product's first picture needs ${SQUARE.least} on each side`);
  }
  return sharp(master).resize(side, side, { fit: 'cover' }).jpeg(ENCODER_SETTINGS.jpg).toBuffer();
}

/** The average lightness of a picture in eight steps, 0 dark to 7 light: one of the grounds of `app/globals.css`. */
async function groundStep(master) {
  const [lightness] = await sharp(master).resize(1, 1, { fit: 'cover' }).greyscale().raw().toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}
