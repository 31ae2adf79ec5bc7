import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENCODER_SETTINGS } from './encode';
import type { PictureEntry } from './manifest';
import { HEIC_ERROR, isHeic } from './source-images';
import { chooseWidths } from './widths';

/**
 * @param name the beginning of every file's name
 * @param wide whether it also fills the width of a large screen
 */
export async function describePicture(name: string, image: Buffer, wide: boolean): Promise<PictureEntry> {
  const { width, height } = await readSize(image, name);
  // Changing a setting changes every name, so a stale file is never taken for a new one.
  const hash = createHash('sha256').update(image).update(JSON.stringify(ENCODER_SETTINGS)).digest('hex').slice(0, 8);
  return {
    base: `/pictures/${name}-${hash}`,
    widths: chooseWidths(width, wide),
    width,
    height,
    ground: await groundStep(image),
  };
}

/**
 * The size of a picture that stands upright, in pixels: a phone's portrait photograph is stored lying on its side.
 * @throws Error when the file is no picture that can be read
 */
async function readSize(image: Buffer, name: string): Promise<{ width: number; height: number }> {
  if (isHeic(image)) throw new Error(`The picture ${name} ${HEIC_ERROR}`);
  const { autoOrient } = await sharp(image)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`The picture ${name} can’t be read; save it as JPEG`, { cause: error });
    });
  return autoOrient;
}

/** The average lightness of a picture in eight steps, 0 dark to 7 light: one of the grounds of `app/globals.css`. */
async function groundStep(image: Buffer): Promise<number> {
  const [lightness = 255] = await sharp(image).resize(1, 1, { fit: 'cover' }).greyscale().raw().toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}
