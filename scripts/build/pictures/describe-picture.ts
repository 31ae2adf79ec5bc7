import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENCODER_SETTINGS } from './encode';
import type { PictureEntry } from './manifest';
import { HEIC_ERROR, isHeic, shownBy, UNREADABLE } from './source-images';
import { chooseWidths } from './widths';

/**
 * @param name the beginning of every file's name
 * @param wide whether it also fills the width of a large screen
 * @throws Error when the file is no picture that can be read to its end
 */
export async function describePicture(name: string, image: Buffer, wide: boolean): Promise<PictureEntry> {
  const fail = (problem: string, cause?: unknown): never => {
    throw new Error(`The picture ${name} in content/pictures/ ${problem}${shownBy(name)}`, { cause });
  };
  if (isHeic(image)) fail(HEIC_ERROR);
  // A phone's portrait photograph is stored lying on its side; a file that is cut off can't be read to its end.
  const [{ width, height }, placeholder] = await Promise.all([
    sharp(image)
      .metadata()
      .then(({ autoOrient }) => autoOrient),
    placeholderStep(image),
  ]).catch((error: unknown) => fail(UNREADABLE, error));
  // Changing a setting changes every name, so a stale file is never taken for a new one.
  const hash = createHash('sha256').update(image).update(JSON.stringify(ENCODER_SETTINGS)).digest('hex').slice(0, 8);
  return {
    base: `/pictures/${name}-${hash}`,
    widths: chooseWidths(width, wide),
    width,
    height,
    placeholder,
  };
}

/** The average lightness of a picture in eight steps, 0 dark to 7 light: one of the placeholder colours of `app/globals.css`. */
async function placeholderStep(image: Buffer): Promise<number> {
  const [lightness = 255] = await sharp(image).resize(1, 1, { fit: 'cover' }).greyscale().raw().toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}
