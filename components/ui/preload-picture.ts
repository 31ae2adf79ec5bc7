import { preload } from 'react-dom';
import { largestJpeg, pictureSourceSet } from '@/lib/pictures/picture-files';
import type { PictureSource } from '@/lib/pictures/pictures';

/**
 * Preloads a picture, for the hero alone. Browsers without AVIF skip the preload by its type and load the picture as usual.
 *
 * @param sizes the same as the `Picture` has, or two files are fetched
 */
export function preloadPicture(source: PictureSource, sizes: string): void {
  if (!source.base) return;
  preload(largestJpeg(source), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSourceSet(source),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
