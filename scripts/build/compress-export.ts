import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { projectRoot } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { openFileCache, type FileCache } from './file-cache';

/** Brotli's qualities. 68 kB of payload take 73 ms at the best, 23 ms and 1 % more bytes at 10, 2 ms and 14 % more at 5. */
export const QUALITY = { best: 11, quick: 10, quickest: 5 };

/** Text files; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|csv|html|ico|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** The number of threads in Node's pool, on which zlib runs. */
export const AT_A_TIME = 4;

export interface CompressOptions {
  cache?: FileCache;
  qualityOf?: (file: string) => number;
  /** Files that are compressed already. */
  except?: ReadonlySet<string>;
}

/** Compresses every text file of a folder. Resolves with their number. */
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
 * Writes a `.br` and a `.gz` beside a file, so that no host compresses at each request. Files with the same content, also of
 * earlier builds, are compressed once.
 */
export async function compressFile(file: string, quality: number, cache = openCompressed()): Promise<void> {
  const data = readFileSync(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Of some thirty settings tried on 24 pages and home's scripts, the smallest; each differs by up to 60 bytes from page to page.
    [constants.BROTLI_PARAM_NDIRECT]: 12,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const gzipped = () => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([
    cache.take(`${hash}-${Object.values(params).join('-')}.br`, () => promisify(brotliCompress)(data, { params }), `${file}.br`),
    cache.take(`${hash}.gz`, gzipped, `${file}.gz`),
  ]);
}

/** The compressed files in `.cache/`, kept for the next build. */
export function openCompressed(): FileCache {
  return openFileCache(path.join(projectRoot, '.cache', 'compressed'));
}

/** Every file of a folder, relative to it and with slashes: `products/page/2.html`. Sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
