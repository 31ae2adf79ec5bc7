import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readableFile } from './find-file.mjs';

const CACHE_LIMIT_BYTES = 64e6;

const ENCODINGS = {
  br: {
    extension: '.br',
    // The best quality takes seconds for a large file; hosts get theirs from the build.
    compress: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  },
  gzip: { extension: '.gz', compress: promisify(gzip) },
};

/**
 * The best of the encodings that a browser accepts, null for none.
 *
 * @param {string} [accepted] the Accept-Encoding header
 * @returns {'br' | 'gzip' | null}
 */
export function chooseEncoding(accepted = '') {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name]) => name);
  return ['br', 'gzip'].find((encoding) => names.includes(encoding)) ?? null;
}

/** Reads, compresses and hashes files once, and forgets all when they grow past a limit. */
export function createBodyReader() {
  const cache = new Map();
  let cachedBytes = 0;

  /**
   * @param {string} root
   * @param {{ path: string, size: number, modified: number }} file
   * @param {'br' | 'gzip' | null} encoding
   * @returns {Promise<{ data: Buffer, etag: string }>}
   */
  return async function readBody(root, file, encoding) {
    const key = [file.path, file.size, file.modified, encoding].join('\0');
    const known = cache.get(key);
    if (known) return known;

    const data = await load(root, file, encoding);
    const body = { data, etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"` };
    cachedBytes += data.length;
    if (cachedBytes > CACHE_LIMIT_BYTES) {
      cache.clear();
      cachedBytes = data.length;
    }
    cache.set(key, body);
    return body;
  };
}

async function load(root, file, encoding) {
  if (!encoding) return readFile(file.path);
  const { extension, compress } = ENCODINGS[encoding];
  const compressed = await readableFile(root, file.path + extension);
  return compressed ? readFile(compressed.path) : compress(await readFile(file.path));
}
