import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkOrCopy } from './link-or-copy';

/** Brotli's, for 68 kB of payload: 73 ms; 23 ms for 1 % more bytes; 2 ms for 14 %. Between the last two, 9 is slow for little. */
export const QUALITY = { best: 11, quick: 10, quickest: 5 };

const encode = {
  br: (data: Buffer, quality: number) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts a `.br` and a `.gz` beside files, so that no host compresses at each request. A content is compressed once, on the
 * threads of Node, however many files and builds have it: Next writes many twins, and most files outlive a build.
 *
 * @param kept the folder of what is compressed
 */
export function createCompressor(kept: string) {
  mkdirSync(kept, { recursive: true });
  const underWay = new Map<string, Promise<void>>();
  const taken = new Set<string>();
  let made = 0;

  // Files this small are read and written at once: a promise of each takes longer.
  async function make(place: string, compress: () => Promise<Buffer>): Promise<void> {
    // Renamed when whole, so that a build stopped half-way leaves no half file.
    writeFileSync(`${place}.part`, await compress());
    renameSync(`${place}.part`, place);
    made += 1;
  }

  return {
    /** How many copies were not there yet. */
    get made() {
      return made;
    },
    async compress(file: string, quality: number): Promise<void> {
      const data = readFileSync(file);
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
      const add = async ([ending, compress]: [string, (typeof encode)['br']]) => {
        const name = ending === 'br' ? `${hash}-${quality}.br` : `${hash}.${ending}`;
        const place = path.join(kept, name);
        if (!taken.has(name) && !existsSync(place)) {
          underWay.set(
            name,
            make(place, () => compress(data, quality)),
          );
        }
        taken.add(name);
        await underWay.get(name);
        underWay.delete(name);
        linkOrCopy(place, `${file}.${ending}`);
      };
      await Promise.all(Object.entries(encode).map(add));
    },
    /** Throws away what this build did not take. */
    prune(): void {
      for (const name of readdirSync(kept)) {
        if (!taken.has(name)) rmSync(path.join(kept, name), { force: true });
      }
    },
  };
}

export type Compressor = ReturnType<typeof createCompressor>;
