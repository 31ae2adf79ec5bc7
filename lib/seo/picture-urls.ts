import { getPicture } from '../pictures/pictures';
import { absoluteUrl } from './addresses';

interface Image {
  src: string;
}

/** Full addresses of each picture's largest JPEG, without pictures that could not be fetched. */
export function pictureUrls(images: readonly Image[]): string[] {
  return images.flatMap(({ src }) => {
    const { base, widths } = getPicture(src, '');
    return base ? absoluteUrl(`${base}-${widths.at(-1)}.jpg`) : [];
  });
}

/** Full address of the square JPEG of a product's first picture; empty if it could not be fetched. */
export function squarePictureUrl({ src }: Image): string {
  const { base } = getPicture(src, '');
  return base && absoluteUrl(`${base}-square.jpg`);
}
