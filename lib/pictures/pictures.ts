import 'server-only';
import { drawnNote } from '@/content/controls';
import type { Drawn } from '@/content/types';
import { jpegWidth } from './picture-files';
import manifest from './pictures.json';

/** A picture in its encoded sizes. It has few fields, because pages send it to the browser. */
export interface PictureSource {
  /** Address without width and ending: `/pictures/hero-1a2b3c4d`. Empty if the picture could not be fetched. */
  base: string;
  /** Pixel widths, ascending; each exists as AVIF, two also as JPEG. */
  widths: readonly number[];
  width: number;
  height: number;
  /** The placeholder colour: the picture's average lightness as a step from 0 to 7. A transparent picture has none. */
  placeholder?: number;
  alt: string;
  /** A small note shown on the picture; only drawn scenes have one. */
  note?: string;
}

/** A picture without its words. */
export type PictureEntry = Omit<PictureSource, 'alt' | 'note'>;
const entries: Readonly<Record<string, PictureEntry | undefined>> = manifest;

/**
 * The picture of a `src` in content: a source image's name or an https address.
 * @throws Error if the build's picture list lacks it
 */
export function getPicture(src: string, alt: string, drawn?: Drawn): PictureSource {
  const entry = entries[src];
  if (!entry) throw new Error(`No picture "${src}": put ${src}.jpg into content/pictures/ and start again`);
  return drawn === 'scene' ? { ...entry, alt, note: drawnNote } : { ...entry, alt };
}

/** A decorative picture 80 px wide, for which the smallest width suffices, beside that of the JPEG. */
export function getThumbnail(src: string): PictureSource {
  const picture = getPicture(src, '');
  return { ...picture, widths: picture.widths.filter((width, at, all) => at === 0 || width === jpegWidth(all)) };
}
