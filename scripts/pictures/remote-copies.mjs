import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forEachInPool } from '../each-in-pool.mjs';
import { fetchPicture } from './fetch-picture.mjs';

/**
 * Fetches the pictures that the content takes from elsewhere and keeps a copy of each. The copies are committed: a host
 * that builds from a fresh clone then still has the picture on a day when its own place can't be reached.
 *
 * @param {readonly string[]} addresses
 * @param {string} folder where the copies are
 * @param {(line: string) => void} log told of every address how it went
 * @returns {Promise<Map<string, string | null>>} the file of each address, null where there never was a copy
 */
export async function refreshRemoteCopies(addresses, folder, log) {
  const copies = new Map(addresses.map((address) => [address, null]));
  await forEachInPool(addresses, 4, async (address) => {
    const file = path.join(folder, copyName(address));
    const shown = path.posix.join('content/pictures/remote', copyName(address));
    try {
      const picture = await fetchPicture(address);
      const changed = !existsSync(file) || !readFileSync(file).equals(picture);
      if (changed) writeWhole(file, picture);
      log(`${address} fetched${changed ? `; commit its copy ${shown}` : ', unchanged'}`);
    } catch (error) {
      const instead = existsSync(file) ? `its last good copy ${shown} is used` : 'there is no copy yet; pages show its name instead';
      log(`${address} can't be had (${error.message}); ${instead}`);
    }
    copies.set(address, existsSync(file) ? file : null);
  });
  for (const left of leftCopies(addresses, folder)) log(`content/pictures/remote/${left} is no product's any more; delete it`);
  return copies;
}

/**
 * The name of an address's copy; it doesn't change with the picture.
 *
 * @param {string} address
 */
export function copyName(address) {
  return `${createHash('sha256').update(address).digest('hex').slice(0, 12)}.jpg`;
}

function leftCopies(addresses, folder) {
  const known = new Set(addresses.map(copyName));
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jpg') && !known.has(file)) : [];
}

function writeWhole(file, data) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}
