import { readdirSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { projectRoot } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { createCompressor, QUALITY, type Compressor } from './compressor';

/** Text shrinks; pictures and fonts are compressed in themselves. */
const COMPRESSIBLE = /\.(css|csv|html|ico|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** As many as Node compresses at a time on its own threads. */
export const AT_A_TIME = 4;

export interface CompressOptions {
  compressor?: Compressor;
  qualityOf?: (file: string) => number;
  /** What has its copies already. */
  except?: ReadonlySet<string>;
}

/** Compresses every text file of a folder; resolves with how many there are. */
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

/** One that keeps what it has compressed for the next build. */
export function openCompressor(): Compressor {
  return createCompressor(path.join(projectRoot, '.cache', 'compressed'));
}

/** Every file of a folder, `products/page/2.html`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
