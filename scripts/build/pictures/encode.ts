import sharp, { type Sharp } from 'sharp';
import { brandColour } from '../brand-colours';
import { fitLayout, fitPicture, type PictureKind } from './fit-picture';
import { SIZES, type PictureSize } from './widths';

/** Encoder settings of the formats; those that depend on the width are in `SIZES`. */
export const ENCODER_SETTINGS = {
  // `phoneHeroLimit` in bytes: on a slow line the size of a phone's hero determines home's largest contentful paint.
  avif: { chromaSubsampling: '4:4:4', sizes: SIZES, phoneHeroLimit: 12_000 },
  jpg: { quality: 80, mozjpeg: true },
  // Pixels per side.
  square: { side: 1080 },
};

interface SizeOptions {
  /** Prefix of the file names, also used in messages. */
  name: string;
  /** Pixels. */
  width: number;
  withJpeg: boolean;
  /** Most bytes of the AVIF, where that is less than the limit of the width. */
  limit: number;
  kind: PictureKind;
  /** Called when the AVIF exceeds its limit at the lowest quality. */
  log: (line: string) => void;
}

/**
 * One size of a picture in all formats. A format is only encoded when its function is called.
 *
 * @returns encoders by file name
 */
export function encodeSize(
  image: Buffer,
  { name, width, withJpeg, limit, kind, log }: SizeOptions,
): Record<string, () => Promise<Buffer>> {
  let resized: Promise<Sharp> | undefined;
  // Shared by all formats: decoding and resizing take as long as the fast encoders.
  const picture = () => (resized ??= resize(image, width, kind));
  const stem = `${name}-${width}`;
  const size = sizeFor(width);
  const settings = { ...size, limit: Math.min(size.limit, limit) };
  return {
    [`${stem}.avif`]: async () => encodeWithin(await picture(), settings, (words) => log(`${stem}.avif ${words}`)),
    ...(withJpeg && {
      [`${stem}.jpg`]: async () =>
        (await picture())
          .clone()
          .flatten({ background: brandColour('ink') })
          .jpeg(ENCODER_SETTINGS.jpg)
          .toBuffer(),
    }),
  };
}

/** A picture as a square JPEG, for shop catalogues. */
export async function encodeSquare(image: Buffer): Promise<Buffer> {
  const { width, height } = (await sharp(image).metadata()).autoOrient;
  const { square, jpg } = ENCODER_SETTINGS;
  const side = Math.min(square.side, width, height);
  return (await fitPicture(image, { width: side, height: side }, 'product')).jpeg(jpg).toBuffer();
}

async function resize(image: Buffer, width: number, kind: PictureKind): Promise<Sharp> {
  const fitted = (await fitLayout(image, width, kind)).toColourspace('srgb');
  // The metadata (place, time, device) is dropped.
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** The settings of the next larger width, or of the largest. */
function sizeFor(width: number): PictureSize {
  return SIZES.find((size) => width <= size.width) ?? SIZES[SIZES.length - 1] ?? SIZES[0];
}

/** How far over its limit a picture is named, for its owner to choose a calmer one. */
const WORTH_SAYING = 1.3;

async function encodeWithin(
  picture: Sharp,
  { quality: best, leastQuality, effort, limit }: PictureSize,
  log: (words: string) => void,
): Promise<Buffer> {
  const { chromaSubsampling } = ENCODER_SETTINGS.avif;
  for (let quality = best; ;) {
    const encoded = await picture.clone().avif({ quality, effort, chromaSubsampling }).toBuffer();
    const fits = encoded.length <= limit;
    if (fits || quality === leastQuality) {
      if (encoded.length > WORTH_SAYING * limit) {
        const size = (encoded.length / 1000).toFixed(1);
        log(`has ${size} kB, over the limit of ${limit / 1000} kB at the least quality; a calmer picture needs less`);
      }
      return encoded;
    }
    quality = Math.max(leastQuality, nextQuality(quality, encoded.length / limit));
  }
}

/** Three steps of quality save about 10 % of the bytes. One step more, so that few pictures need a third attempt. */
function nextQuality(quality: number, excess: number): number {
  return quality - 1 - Math.ceil((3 * Math.log(excess)) / Math.log(1.1));
}
