import { absoluteUrl } from '../environment';
import { getPicture } from '../pictures/pictures';

/** Full addresses of each picture's largest JPEG, without pictures that could not be fetched. */
export function pictureUrls(images: readonly { src: string }[]): string[] {
  return images.flatMap(({ src }) => {
    const { base, widths } = getPicture(src, '');
    return base ? absoluteUrl(`${base}-${widths.at(-1)}.jpg`) : [];
  });
}

/** Full address of the square JPEG of a product's first picture; empty if it could not be fetched. */
export function squarePictureUrl({ src }: { src: string }): string {
  const { base } = getPicture(src, '');
  return base && absoluteUrl(`${base}-square.jpg`);
}
