import { drawnPicture } from '@/content/controls';
import type { Drawn } from '@/content/types';
import manifest from './pictures.json';

/** One picture in the sizes that `scripts/build/encode-pictures.ts` made of it: small and plain, so that islands can take it. */
export interface PictureSource {
  /** Address without width and ending: `/pictures/hero-1a2b3c4d`. Empty when the picture could not be had. */
  base: string;
  /** Pixel widths, ascending; each exists as AVIF and WebP, the largest also as JPEG. */
  widths: readonly number[];
  width: number;
  height: number;
  /** Its average lightness in eight steps, 0 to 7: the ground that is shown until the picture is there. */
  ground: number;
  alt: string;
  /** In small words on the picture, where it is a drawn scene. */
  note?: string;
}

type Entry = Omit<PictureSource, 'alt' | 'note'>;
const entries: Readonly<Record<string, Entry | undefined>> = manifest;

/**
 * The picture of a content `src`: a source image's name or an https address.
 * @throws Error when the picture step has not met it
 */
export function getPicture(src: string, alt: string, drawn?: Drawn): PictureSource {
  const entry = entries[src];
  if (!entry) throw new Error(`No picture "${src}": put ${src}.jpg into content/pictures/ and build again`);
  return drawn && drawn !== 'product' ? { ...entry, alt, note: drawnPicture[drawn] } : { ...entry, alt };
}
