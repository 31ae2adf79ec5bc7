import sharp, { type Sharp } from 'sharp';

/** Behind pictures that are cut out: transparent parts would be black in a JPEG. */
export const WHITE = '#ffffff';

/** Largest difference between colours along a picture's edge, in levels of 255, that counts as an even background. */
const EVEN = 4;
/** Pixels per side of the small copy in which the edge is examined. */
const SAMPLES = 24;

/**
 * Fits a picture to another aspect ratio: on an even background it is shown whole and the background extended, else cropped.
 *
 * @param width pixels
 * @param height pixels
 */
export async function fitPicture(image: Buffer, width: number, height: number): Promise<Sharp> {
  const ground = await evenGround(image);
  const picture = sharp(image).autoOrient().flatten({ background: WHITE });
  return ground
    ? picture.resize(width, height, { fit: 'contain', background: ground })
    : picture.resize(width, height, { fit: 'cover' });
}

async function evenGround(image: Buffer) {
  const small = await sharp(image)
    .autoOrient()
    .resize(SAMPLES, SAMPLES, { fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: WHITE })
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => [...small.subarray(3 * (y * SAMPLES + x), 3 * (y * SAMPLES + x) + 3)];
  const last = SAMPLES - 1;
  const rim = Array.from({ length: SAMPLES }, (_, i) => [at(i, 0), at(i, last), at(0, i), at(last, i)]).flat();
  const [red = 0, green = 0, blue = 0] = at(0, 0);
  const isEven = rim.every((colour) =>
    colour.every((level, channel) => Math.abs(level - ([red, green, blue][channel] ?? 0)) <= EVEN),
  );
  return isEven ? { r: red, g: green, b: blue } : null;
}
