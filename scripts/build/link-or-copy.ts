import { copyFileSync, linkSync, rmSync } from 'node:fs';

/** Lays a file to another place as well, over what is there. A link takes no time and no room, but both have to lie on one disk. */
export function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
