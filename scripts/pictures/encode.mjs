import sharp from 'sharp';
import { SIZES } from './widths.mjs';

/** How the three formats are encoded; what of it depends on the width is in `SIZES`. */
export const ENCODER_SETTINGS = {
  avif: { leastQuality: 40, chromaSubsampling: '4:4:4', sizes: SIZES },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpg: { quality: 80, mozjpeg: true },
};

/**
 * Encodes one size of a picture.
 *
 * @param {Buffer} master
 * @param {number} width pixels
 * @param {'avif' | 'webp' | 'jpg'} format
 * @param {{ name: string, log: (line: string) => void }} report told when a limit costs quality or can't be held
 * @returns {Promise<Buffer>}
 */
export async function encode(master, width, format, { name, log }) {
  const picture = sharp(master).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return picture.webp(ENCODER_SETTINGS.webp).toBuffer();
  if (format === 'jpg') return picture.jpeg(ENCODER_SETTINGS.jpg).toBuffer();

  const { leastQuality, chromaSubsampling } = ENCODER_SETTINGS.avif;
  const { quality: best, effort, limit } = SIZES.find((size) => width <= size.width) ?? SIZES.at(-1);
  for (let quality = best; ; ) {
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
function nextQuality(quality, excess) {
  return quality - 1 - Math.ceil((3 * Math.log(excess)) / Math.log(1.1));
}
