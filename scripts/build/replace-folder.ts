import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished folder in the place of another, by two renames: nobody ever sees half of it. Both lie on one disk.
 *
 * @param next what shall be there; it moves
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
