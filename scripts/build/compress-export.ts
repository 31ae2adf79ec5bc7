import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { projectRoot } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { openFileCache, type FileCache } from './file-cache';

/** Brotli's, for 68 kB of payload: 73 ms; 23 ms for 1 % more bytes; 2 ms for 14 %. Between the last two, 9 is slow for little. */
export const QUALITY = { best: 11, quick: 10, quickest: 5 };

/** Text shrinks; pictures and fonts are compressed in themselves. */
const COMPRESSIBLE = /\.(css|csv|html|ico|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** As many as Node compresses at a time on its own threads. */
export const AT_A_TIME = 4;

export interface CompressOptions {
  cache?: FileCache;
  qualityOf?: (file: string) => number;
  /** What has its copies already. */
  except?: ReadonlySet<string>;
}

/** Compresses every text file of a folder; resolves with how many there are. */
export async function compressExport(
  folder: string,
  { cache = openCompressed(), qualityOf = () => QUALITY.best, except = new Set() }: CompressOptions = {},
): Promise<number> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file) && !except.has(file));
  const oneMore = createProgress('Compression', files.length);
  await pMap(files, (file) => compressFile(path.join(folder, file), qualityOf(file), cache).then(oneMore), {
    concurrency: AT_A_TIME,
  });
  return files.length;
}

/**
 * Puts a `.br` and a `.gz` beside a file, so that no host compresses at each request. A content is compressed once, on the
 * threads of Node, however many files and builds have it: Next writes many twins, and most files outlive a build.
 */
export async function compressFile(file: string, quality: number, cache = openCompressed()): Promise<void> {
  const data = readFileSync(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const gzipped = () => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([
    cache.take(`${hash}-${quality}.br`, () => promisify(brotliCompress)(data, { params }), `${file}.br`),
    cache.take(`${hash}.gz`, gzipped, `${file}.gz`),
  ]);
}

/** What is compressed, for this build and the next. */
export function openCompressed(): FileCache {
  return openFileCache(path.join(projectRoot, '.cache', 'compressed'));
}

/** Every file of a folder, `products/page/2.html`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
