import type { ProductImage } from '@/content/types';
import { largestJpeg, squareJpeg } from '../shop/picture-files';
import { getPicture } from '../shop/pictures';
import { absoluteUrl } from './addresses';

/** Full addresses of the largest JPEG of each picture. What is missing, or could not be had at build time, is left out. */
export function pictureUrls(images: readonly (ProductImage | undefined)[]): string[] {
  return images
    .filter((image) => image !== undefined)
    .map(({ src, alt }) => getPicture(src, alt))
    .filter(({ base }) => base !== '')
    .map((picture) => absoluteUrl(largestJpeg(picture)));
}

/** Full address of the square JPEG of a product's first picture; empty when it could not be had. */
export function squarePictureUrl({ src, alt }: ProductImage): string {
  const picture = getPicture(src, alt);
  return picture.base === '' ? '' : absoluteUrl(squareJpeg(picture));
}
