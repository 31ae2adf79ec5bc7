import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The file that answers a path: itself, or the page of that name. Asked of the disk each time, so
 * that a build made while the server runs is shown.
 *
 * @param {string} root the export, as a real path
 * @param {string} requestPath decoded
 * @returns {Promise<{ path: string, size: number, modified: number } | null>}
 */
export async function findFile(root, requestPath) {
  const names = requestPath.slice(1).split('/');
  if (names.some((name) => name === '.' || name === '..' || /[\\\0]/.test(name))) return null;

  const candidates =
    requestPath === '/' ? ['index.html'] : [names.join('/'), `${names.join('/')}.html`, `${names.join('/')}/index.html`];
  for (const candidate of candidates) {
    const file = await readableFile(root, path.join(root, candidate));
    if (file) return file;
  }
  return null;
}

/**
 * @param {string} root
 * @param {string} place
 */
export async function readableFile(root, place) {
  try {
    // A link could lead out of the export.
    const real = await realpath(place);
    if (!real.startsWith(root + path.sep)) return null;
    const stats = await stat(real);
    return stats.isFile() ? { path: real, size: stats.size, modified: stats.mtimeMs } : null;
  } catch {
    return null;
  }
}
