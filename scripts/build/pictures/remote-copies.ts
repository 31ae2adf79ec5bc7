import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { shortHash } from '../../support/short-hash';
import { writeWhole } from '../../support/write-whole';
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
  return `${shortHash(12, address)}.jpg`;
}
