import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../support/list-files';

const HASHED = /^(_next|pictures|share)\//;

/**
 * Makes `folder` hold what `next` holds, and empties `next`. Pages come after the files that they name, and what is stale goes
 * last, so that each page is whole at any moment.
 */
export function fillFolder(folder: string, next: string): void {
  const places = new Set(readdirSync(next, { recursive: true, encoding: 'utf8' }));
  for (const file of listFiles(next).toSorted((a, b) => Number(HASHED.test(b)) - Number(HASHED.test(a)))) {
    const [from, to] = [path.join(next, file), path.join(folder, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    try {
      renameSync(from, to);
    } catch {
      // Renaming fails if the folder is on another disk, or Windows holds the file.
      copyFileSync(from, to);
    }
  }
  for (const place of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!places.has(place)) rmSync(path.join(folder, place), { recursive: true, force: true });
  }
  rmSync(next, { recursive: true });
}
