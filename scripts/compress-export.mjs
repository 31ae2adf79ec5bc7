import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILES } from './hosts/header-list.mjs';
import { contentTypeOf, isCompressible } from './serve/content-types.mjs';

const encode = {
  br: (data) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts a `.br` and a `.gz` beside every text file, once and at the best quality, so that no host compresses at each
 * request. The work runs on Node's own threads, all files at once.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files have them
 */
export async function compressExport(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => isCompressible(contentTypeOf(file)) && !HOST_FILES.includes(file) && statSync(path.join(folder, file)).isFile(),
  );
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
  return files.length;
}

async function compressFile(file) {
  const data = await readFile(file);
  for (const [ending, compress] of Object.entries(encode)) await writeFile(`${file}.${ending}`, await compress(data));
}
