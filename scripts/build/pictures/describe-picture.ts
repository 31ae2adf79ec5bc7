import sharp from 'sharp';
import type { PictureEntry } from '@/lib/pictures/pictures';
import { shortHash } from '../../support/short-hash';
import { chooseWidths, ENCODER_SETTINGS } from './encode';
import { sizeInLayout, WHITE, type PictureKind } from './fit-picture';
import { HEIC_ERROR, isHeic, shownBy, UNREADABLE } from './source-images';

/**
 * @param name prefix of the names of its files
 * @throws Error when the file is not a picture or can't be decoded to its end
 */
export async function describePicture(name: string, image: Buffer, kind: PictureKind): Promise<PictureEntry> {
  const fail = (problem: string, cause?: unknown): never => {
    throw new Error(`The picture ${name} in content/pictures/ ${problem}${shownBy(name)}`, { cause });
  };
  if (isHeic(image)) fail(HEIC_ERROR);
  // `autoOrient`: phones store portrait photographs rotated. `placeholderStep` decodes the file, so a truncated one fails here.
  const [{ autoOrient, hasAlpha }, placeholder] = await Promise.all([
    sharp(image).metadata(),
    placeholderStep(image, kind),
  ]).catch((error: unknown) => fail(UNREADABLE, error));
  const { width, height } = sizeInLayout(autoOrient, kind);
  const isFitted = width !== autoOrient.width || height !== autoOrient.height;
  // The names include a hash of the settings, so files encoded with old settings are not reused.
  const ground = hasAlpha && kind !== 'hero' ? WHITE : '';
  const hash = shortHash(8, image, JSON.stringify(ENCODER_SETTINGS), ground, isFitted ? kind : '');
  return { base: `/pictures/${name}-${hash}`, widths: chooseWidths(width), width, height, placeholder };
}

/**
 * Average lightness in eight steps, 0 dark to 7 light; selects the placeholder colour `bg-placeholder-1` to `-8`. None for a
 * transparent picture of the first screen.
 */
async function placeholderStep(image: Buffer, kind: PictureKind): Promise<number | undefined> {
  if (kind === 'hero' && !(await sharp(image).stats()).isOpaque) return undefined;
  const [lightness = 255] = await sharp(image)
    .flatten({ background: WHITE })
    .resize(1, 1, { fit: 'cover' })
    .greyscale()
    .raw()
    .toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}
