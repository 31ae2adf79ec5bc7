import { readdirSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { projectRoot } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { createCompressor, QUALITY, type Compressor } from './compressor';

/** Text files; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|csv|html|ico|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** The number of threads in Node's pool, on which zlib runs. */
export const AT_A_TIME = 4;

export interface CompressOptions {
  compressor?: Compressor;
  qualityOf?: (file: string) => number;
  /** Files that are compressed already. */
  except?: ReadonlySet<string>;
}

/** Compresses every text file of a folder. Resolves with their number. */
export async function compressExport(
  folder: string,
  { compressor = openCompressor(), qualityOf = () => QUALITY.best, except = new Set() }: CompressOptions = {},
): Promise<number> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file) && !except.has(file));
  const oneMore = createProgress('Compression', files.length);
  await pMap(files, (file) => compressor.compress(path.join(folder, file), qualityOf(file)).then(oneMore), {
    concurrency: AT_A_TIME,
  });
  return files.length;
}

/** A compressor that keeps its results in `.cache/` for the next build. */
export function openCompressor(): Compressor {
  return createCompressor(path.join(projectRoot, '.cache', 'compressed'));
}

/** Every file of a folder, relative to it and with slashes: `products/page/2.html`. Sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
