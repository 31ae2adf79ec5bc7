import { largestJpeg, squareJpeg } from '../pictures/picture-files';
import { getPicture } from '../pictures/pictures';
import { absoluteUrl } from './addresses';

interface Image {
  src: string;
}

/** Full addresses of each picture's largest JPEG, without pictures that could not be fetched. */
export function pictureUrls(images: readonly (Image | undefined)[]): string[] {
  return images.flatMap((image) => {
    const picture = image && getPicture(image.src, '');
    return picture?.base ? absoluteUrl(largestJpeg(picture)) : [];
  });
}

/** Full address of a picture's square JPEG; empty if it could not be fetched. */
export function squarePictureUrl({ src }: Image): string {
  const picture = getPicture(src, '');
  return picture.base && absoluteUrl(squareJpeg(picture));
}
