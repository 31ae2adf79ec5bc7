import sharp from 'sharp';

/** How the three formats are encoded. `efforts`: up to this width, since effort costs most where pictures are large. */
export const ENCODER_SETTINGS = {
  avif: { quality: 60, leastQuality: 40, chromaSubsampling: '4:4:4', efforts: { 800: 4, 4000: 3 } },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpg: { quality: 80, mozjpeg: true },
  // Bytes by width. A card on a phone may load 20 kB: that is 800 or 1088, less what the response's headers take.
  limits: { 360: 9_000, 540: 12_000, 800: 19_500, 1088: 19_500, 1344: 26_000 },
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

  const { quality: best, leastQuality, chromaSubsampling, efforts } = ENCODER_SETTINGS.avif;
  const effort = Object.entries(efforts).find(([upTo]) => width <= Number(upTo))?.[1];
  const limit = ENCODER_SETTINGS.limits[width] ?? Infinity;
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
