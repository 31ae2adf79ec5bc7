import sharp, { type Sharp } from 'sharp';
import { SIZES, type PictureSize } from './widths';

/** How the three formats are encoded; what of it depends on the width is in `SIZES`. */
export const ENCODER_SETTINGS = {
  avif: { leastQuality: 40, chromaSubsampling: '4:4:4', sizes: SIZES },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpg: { quality: 80, mozjpeg: true },
};

/** What a picture is called in messages, and who is told when a limit costs quality or can't be held. */
interface Report {
  name: string;
  log: (line: string) => void;
}

/**
 * Encodes one size of a picture.
 *
 * @param width pixels
 */
export async function encode(image: Buffer, width: number, format: 'avif' | 'webp' | 'jpg', report: Report): Promise<Buffer> {
  // A photograph stands upright, and what the camera wrote into it (place, time, device) is left out.
  const picture = sharp(image).autoOrient().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'webp':
      return picture.webp(ENCODER_SETTINGS.webp).toBuffer();
    case 'jpg':
      return picture.jpeg(ENCODER_SETTINGS.jpg).toBuffer();
    case 'avif':
      return encodeWithin(picture, width, sizeFor(width), report);
  }
}

/** The settings of the next larger width, or of the largest. */
function sizeFor(width: number): PictureSize {
  return SIZES.find((size) => width <= size.width) ?? SIZES[SIZES.length - 1] ?? SIZES[0];
}

async function encodeWithin(
  picture: Sharp,
  width: number,
  { quality: best, effort, limit }: PictureSize,
  { name, log }: Report,
): Promise<Buffer> {
  const { leastQuality, chromaSubsampling } = ENCODER_SETTINGS.avif;
  for (let quality = best; ;) {
    const encoded = await picture.clone().avif({ quality, effort, chromaSubsampling }).toBuffer();
    const fits = encoded.length <= limit;
    if (fits || quality === leastQuality) {
      const size = `${name} at ${width} px: ${(encoded.length / 1000).toFixed(1)} kB`;
      if (!fits) log(`${size}, over the limit of ${limit / 1000} kB at the least quality; render it calmer`);
      else if (quality < best) log(`${size} at quality ${quality} instead of ${best}`);
      return encoded;
    }
    quality = Math.max(leastQuality, nextQuality(quality, encoded.length / limit));
  }
}

/** Three steps of quality take about a tenth off; one step more than that, so that few pictures need a third try. */
function nextQuality(quality: number, excess: number): number {
  return quality - 1 - Math.ceil((3 * Math.log(excess)) / Math.log(1.1));
}
