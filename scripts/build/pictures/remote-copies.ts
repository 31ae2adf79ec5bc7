import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { fetchPicture } from './fetch-picture';

/**
 * Fetches the remote pictures of the content and keeps a copy of each. The copies are committed, so that a build from a fresh
 * clone has the picture even when its server can't be reached.
 *
 * @param folder of the copies
 * @param log called with the outcome for every address
 */
export async function refreshRemoteCopies(
  addresses: readonly string[],
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const refresh = async (address: string) => {
    const file = path.join(folder, copyName(address));
    const shown = path.posix.join('content/pictures/remote', copyName(address));
    try {
      const picture = await fetchPicture(address);
      const changed = !existsSync(file) || !readFileSync(file).equals(picture);
      if (changed) writeWhole(file, picture);
      log(`${address} fetched${changed ? `; commit its copy ${shown}` : ', unchanged'}`);
    } catch (error) {
      const instead = existsSync(file)
        ? `its last good copy ${shown} is used`
        : 'there is no copy yet; pages show its name instead';
      log(`${address} can't be had (${error instanceof Error ? error.message : error}); ${instead}`);
    }
  };
  await pMap(addresses, refresh, { concurrency: 4 });
}

/** File name of an address's copy: a hash of the address, so it stays the same when the picture changes. */
export function copyName(address: string): string {
  return `${createHash('sha256').update(address).digest('hex').slice(0, 12)}.jpg`;
}

function writeWhole(file: string, data: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}
