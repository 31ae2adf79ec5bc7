import sharp, { type Sharp } from 'sharp';

/** The ground of pictures that are cut out: transparent parts would be black in a JPEG. */
export const WHITE = '#ffffff';

/** The shape of all pictures but home's packs, as the layout shows them. */
const RATIO = 4 / 3;

/** A product is shown whole, a scene cropped to its place; home's packs keep their shape and their transparent ground. */
export type PictureKind = 'product' | 'scene' | 'hero';

interface Size {
  /** Width and height are in pixels. */
  width: number;
  height: number;
}

/** The largest size that a picture fills once it has the layout's shape. */
export function sizeInLayout({ width, height }: Size, kind: PictureKind): Size {
  if (kind === 'hero') return { width, height };
  const choose = kind === 'product' ? Math.max : Math.min;
  const wide = choose(width, Math.round(height * RATIO));
  return { width: wide, height: Math.round(wide / RATIO) };
}

/** A picture in the layout's shape at a width, decoded, to be encoded in each format. Its metadata (place, time, device) is dropped. */
export async function fitLayout(image: Buffer, width: number, kind: PictureKind): Promise<Sharp> {
  const size = { width, height: Math.round(width / RATIO) };
  const fitted = kind === 'hero' ? sharp(image).autoOrient().resize({ width }) : await fitPicture(image, size, kind);
  const { data, info } = await fitted.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Largest difference between colours along a picture's edge, in levels of 255, that counts as an even background. */
const EVEN = 4;
/** Pixels per side of the small copy in which the edge is examined. */
const SAMPLES = 24;

/** Fits a picture to another shape: a product, and what stands on an even ground, whole on the ground's colour, others cropped. */
export async function fitPicture(image: Buffer, { width, height }: Size, kind: PictureKind): Promise<Sharp> {
  const picture = sharp(image).autoOrient().flatten({ background: WHITE });
  const { autoOrient: own } = await sharp(image).metadata();
  if (Math.abs((own.width * height) / (own.height * width) - 1) < 0.01) return picture.resize(width, height);
  const { background, isEven } = await groundOf(picture.clone());
  return kind === 'product' || isEven
    ? picture.resize(width, height, { fit: 'contain', background })
    : picture.resize(width, height, { fit: 'cover' });
}

/** The mean colour along the edge, and whether the edge has it throughout. */
async function groundOf(picture: Sharp) {
  const small = await picture.resize(SAMPLES, SAMPLES, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  const last = SAMPLES - 1;
  const at = (x: number, y: number) => [...small.subarray(3 * (y * SAMPLES + x), 3 * (y * SAMPLES + x) + 3)];
  const rim = Array.from({ length: SAMPLES }, (_, i) => [at(i, 0), at(i, last), at(0, i), at(last, i)]).flat(2);
  const { channels } = await sharp(Buffer.from(rim), { raw: { width: rim.length / 3, height: 1, channels: 3 } }).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => Math.round(mean));
  return { background: { r, g, b }, isEven: channels.every(({ min, max, mean }) => Math.max(max - mean, mean - min) <= EVEN) };
}
