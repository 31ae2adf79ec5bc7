import type { ProductImage } from '@/content/types';
import { largestJpeg, squareJpeg } from '../pictures/picture-files';
import { getPicture } from '../pictures/pictures';
import { absoluteUrl } from './addresses';

/** Full addresses of each picture's largest JPEG, without pictures that could not be fetched. */
export function pictureUrls(images: readonly (ProductImage | undefined)[]): string[] {
  return images
    .filter((image) => image !== undefined)
    .map(({ src, alt }) => getPicture(src, alt))
    .filter(({ base }) => base !== '')
    .map((picture) => absoluteUrl(largestJpeg(picture)));
}

/** Full address of a picture's square JPEG; empty if it could not be fetched. */
export function squarePictureUrl({ src, alt }: ProductImage): string {
  const picture = getPicture(src, alt);
  return picture.base === '' ? '' : absoluteUrl(squareJpeg(picture));
}
