import sharp, { type Sharp } from 'sharp';
import { brandColour } from '../brand-colours';
import { fitLayout, fitPicture, type PictureKind } from './fit-picture';
import { LARGEST_PHONE, SIZES } from './widths';

/** Encoder settings of the formats; those that depend on the width are in `SIZES`. */
export const ENCODER_SETTINGS = {
  // `phoneHeroLimit` in bytes: on a slow line the size of a phone's hero determines home's largest contentful paint.
  avif: { chromaSubsampling: '4:4:4', sizes: SIZES, phoneHeroLimit: 12_000 },
  jpg: { quality: 80, mozjpeg: true },
  // Pixels per side.
  square: { side: 1080 },
};

/** A picture at a width of the layout, decoded, from which each format is encoded. Its metadata (place, time, device) is dropped. */
export async function resize(image: Buffer, width: number, kind: PictureKind): Promise<Sharp> {
  const fitted = (await fitLayout(image, width, kind)).toColourspace('srgb');
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

interface AvifOptions {
  /** Pixels. */
  width: number;
  kind: PictureKind;
  /** Called when it exceeds its limit by far at the lowest quality. */
  log: (words: string) => void;
}

/** The best that keeps the limit of its width. */
export async function encodeAvif(picture: Sharp, { width, kind, log }: AvifOptions): Promise<Buffer> {
  const { sizes, chromaSubsampling, phoneHeroLimit } = ENCODER_SETTINGS.avif;
  const { quality: best, leastQuality, effort, limit: most } = sizes.find((size) => width <= size.width) ?? sizes[0];
  const limit = kind === 'hero' && width <= LARGEST_PHONE ? Math.min(most, phoneHeroLimit) : most;
  for (let quality = best; ;) {
    const encoded = await picture.clone().avif({ quality, effort, chromaSubsampling }).toBuffer();
    const excess = encoded.length / limit;
    if (excess > 1 && quality > leastQuality) {
      quality = Math.max(leastQuality, nextQuality(quality, excess));
      continue;
    }
    const size = (encoded.length / 1000).toFixed(1);
    const words = `has ${size} kB, over the limit of ${limit / 1000} kB at the least quality; a calmer picture needs less`;
    if (excess > WORTH_SAYING) log(words);
    return encoded;
  }
}

export async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  const flat = picture.clone().flatten({ background: brandColour('ink') });
  return flat.jpeg(ENCODER_SETTINGS.jpg).toBuffer();
}

/** A picture as a square JPEG, for shop catalogues. */
export async function encodeSquare(image: Buffer): Promise<Buffer> {
  const { width, height } = (await sharp(image).metadata()).autoOrient;
  const { square, jpg } = ENCODER_SETTINGS;
  const side = Math.min(square.side, width, height);
  return (await fitPicture(image, { width: side, height: side }, 'product')).jpeg(jpg).toBuffer();
}

/** How far over its limit a picture is named, for its owner to choose a calmer one. */
const WORTH_SAYING = 1.3;

/** Three steps of quality save about 10 % of the bytes. One step more, so that few pictures need a third attempt. */
function nextQuality(quality: number, excess: number): number {
  return quality - 1 - Math.ceil((3 * Math.log(excess)) / Math.log(1.1));
}
