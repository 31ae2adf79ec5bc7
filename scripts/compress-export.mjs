import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachInPool } from './each-in-pool.mjs';
import { HOST_FILES } from './hosts/header-list.mjs';
import { createProgress } from './progress.mjs';
import { contentTypeOf, isCompressible } from './serve/content-types.mjs';

/** With more different files than this, those of single products get the next quality: a third of the time for 2 % more bytes. */
const MOST_AT_BEST = 1000;

const OF_ONE_PRODUCT = /^products[/\\](?!page[/\\])/;

/** As many as Node compresses at a time on its own threads. */
const AT_A_TIME = 4;

const encode = {
  br: (data, quality) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts a `.br` and a `.gz` beside every text file, so that no host compresses at each request. Files of the same content,
 * of which Next writes many, are compressed once.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files have them
 */
export async function compressExport(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => isCompressible(contentTypeOf(file)) && !HOST_FILES.includes(file) && statSync(path.join(folder, file)).isFile(),
  );
  const contents = [...groupByContent(files.map((file) => path.join(folder, file)))];
  const qualityOf = (twins) => {
    const isHurried = contents.length > MOST_AT_BEST && twins.every((file) => OF_ONE_PRODUCT.test(path.relative(folder, file)));
    return isHurried ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
  };
  const oneMore = createProgress('Compression', contents.length);
  await forEachInPool(contents, AT_A_TIME, async (twins) => {
    const data = await readFile(twins[0]);
    for (const [ending, compress] of Object.entries(encode)) {
      const compressed = await compress(data, qualityOf(twins));
      for (const file of twins) await writeFile(`${file}.${ending}`, compressed);
    }
    oneMore();
  });
  return files.length;
}

function groupByContent(files) {
  const groups = new Map();
  for (const file of files) {
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
    groups.set(hash, [...(groups.get(hash) ?? []), file]);
  }
  return groups.values();
}
