import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Replaces a folder by a finished one with two renames, so that it is never visible half written. Both are on the same disk.
 *
 * @param next the finished folder, which is moved
 */
export function replaceFolder(place: string, next: string): void {
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
