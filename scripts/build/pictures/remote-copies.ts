import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { shortHash } from '../../support/short-hash';
import { writeWhole } from '../../support/write-whole';
import { WHITE } from './fit-picture';
import { HEIC_ERROR, isHeic, sizeProblem } from './source-images';

const TIMEOUT_MS = 15_000;
const MOST_PIXELS = 60_000_000;
/** The longest side of a copy in pixels; source images need not be larger. */
const LARGEST_SIDE = 1600;
// The formats that are taken. Not SVG: it can refer to other files, which its decoder would load.
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);

/**
 * Fetches the remote pictures of the content and keeps a copy of each. The copies are committed, so that a build from a fresh
 * clone has the picture even when its server can't be reached.
 *
 * @param folder the folder of the copies
 * @param log called with the outcome for every address
 */
export async function refreshRemoteCopies(
  addresses: readonly string[],
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const refresh = async (address: string) => {
    const file = path.join(folder, copyName(address));
    const shown = path.posix.join('content/pictures/remote', copyName(address));
    try {
      const picture = await fetchPicture(address);
      const changed = !existsSync(file) || !readFileSync(file).equals(picture);
      if (changed) writeWhole(file, picture);
      log(`${address} fetched${changed ? `; commit its copy ${shown}` : ', unchanged'}`);
    } catch (error) {
      // The message of `fetch` is only "fetch failed"; the reason is in its cause.
      const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      const instead = existsSync(file)
        ? `its last good copy ${shown} is used`
        : 'there is no copy yet; pages show its name instead';
      log(`${address} can't be had (${cause?.message || cause?.code || message}); ${instead}`);
    }
  };
  await pMap(addresses, refresh, { concurrency: 4 });
}

/** File name of an address's copy: a hash of the address, so it stays the same when the picture changes. */
export function copyName(address: string): string {
  return `${shortHash(12, address)}.jpg`;
}

/**
 * Fetches a picture over https and makes it a source image: upright, sRGB, on white, without metadata.
 *
 * @returns JPEG
 * @throws Error with a short reason: no answer, too large, not a picture, too small
 */
async function fetchPicture(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'image/*' } });
  if (!response.url.startsWith('https:')) throw new Error(`it is at ${response.url}, which is not https`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return toSourceImage(Buffer.from(await response.arrayBuffer()));
}

async function toSourceImage(body: Buffer): Promise<Buffer> {
  if (isHeic(body)) throw new Error(`it ${HEIC_ERROR}`);
  const picture = sharp(body, { failOn: 'error', limitInputPixels: MOST_PIXELS });
  const { format, width, height } = await picture.metadata().catch(() => {
    throw new Error('not a picture');
  });
  if (!FORMATS.has(format)) throw new Error(`${format} is not taken, only JPEG, PNG, WebP, AVIF, TIFF and GIF`);
  const problem = sizeProblem({ width, height }, true);
  if (problem) throw new Error(`it ${problem}`);
  return picture
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
