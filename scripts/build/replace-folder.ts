import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces a folder by a finished one with two renames, so that it is never visible half written. Both are on the same disk.
 * A link, such as one to a web server's folder, stays, and the folder behind it is filled.
 *
 * @param next the finished folder, which is moved
 */
export function replaceFolder(place: string, next: string): void {
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return fillFolder(path.resolve(path.dirname(place), readlinkSync(place)), next);
  }
  const last = `${next}-last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  try {
    renameSync(next, place);
  } catch (error) {
    if (existsSync(last)) renameSync(last, place);
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
}

/** For a folder that may be on another disk: pages are written after the files that they name, and old files deleted last. */
function fillFolder(folder: string, next: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of ['_next', '.']) cpSync(path.join(next, part), path.join(folder, part), { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(path.join(next, file))) rmSync(path.join(folder, file), { recursive: true, force: true });
  }
  rmSync(next, { recursive: true });
}
