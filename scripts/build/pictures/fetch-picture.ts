import sharp from 'sharp';
import { LEAST_SIDE, MOST_RATIO } from './feed-limits';
import { WHITE } from './fit-picture';
import { HEIC_ERROR, isHeic } from './source-images';

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 15_000_000;
const MOST_PIXELS = 60_000_000;
/** Pixels; source images need not be larger. */
const LARGEST_SIDE = 1600;
// Not SVG: it can refer to other files, which its decoder would load.
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);

/**
 * Fetches a picture over https and makes it a source image: upright, sRGB, on white, without metadata.
 *
 * @returns JPEG
 * @throws Error with a short reason: no answer, too large, not a picture, too small
 */
export async function fetchPicture(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal, headers: { accept: 'image/*' } });
    if (!response.url.startsWith('https:')) throw new Error(`it is at ${response.url}, which is not https`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await toSourceImage(await readLimited(response));
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'TimeoutError') return new Error(`no answer within ${TIMEOUT_MS / 1000} s`);
  // The error of `fetch` only says "fetch failed". The reason is in its cause, which may have a code and no message.
  if (!(error.cause instanceof Error)) return error;
  const code = 'code' in error.cause ? String(error.cause.code) : '';
  return new Error(error.cause.message || code);
}

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`larger than ${MOST_BYTES / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function toSourceImage(body: Buffer): Promise<Buffer> {
  if (isHeic(body)) throw new Error(`it ${HEIC_ERROR}`);
  const picture = sharp(body, { failOn: 'error', limitInputPixels: MOST_PIXELS });
  const { format, width, height } = await picture.metadata().catch(() => {
    throw new Error('not a picture');
  });
  if (!FORMATS.has(format)) throw new Error(`${format} is not taken, only JPEG, PNG, WebP, AVIF, TIFF and GIF`);
  if (Math.min(width, height) < LEAST_SIDE) {
    throw new Error(`only ${width}×${height} pixels, at least ${LEAST_SIDE} each way are needed`);
  }
  if (Math.max(width, height) > MOST_RATIO * Math.min(width, height)) {
    throw new Error(`${width}×${height} pixels are too long and narrow`);
  }
  return picture
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
