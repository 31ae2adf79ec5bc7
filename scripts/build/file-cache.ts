import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';
import { writeWhole } from '../support/write-whole';

/**
 * Files that are slow to make, kept in `.cache/<name>/` between builds. A file's name must hold a hash of all that it is made from,
 * because a file that exists and is not empty is used as it is. `public/<name>/` gets copies; it is emptied first.
 */
export function openFileCache(name: string, root = projectRoot) {
  const kept = path.join(root, '.cache', name);
  const output = path.join(root, 'public', name);
  mkdirSync(kept, { recursive: true });
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const taken = new Set<string>();

  return {
    /**
     * @param make called when the file isn't there yet
     * @param place the name of its copy in the output
     */
    async take(name: string, make: () => Promise<Buffer>, place = name) {
      taken.add(name);
      const file = path.join(kept, name);
      if (!statSync(file, { throwIfNoEntry: false })?.size) writeWhole(file, await make());
      // A link would let whoever writes to the copy write into what is kept.
      copyFileSync(file, path.join(output, place));
    },
    /** Throws away what this build did not take. */
    prune() {
      for (const name of readdirSync(kept)) {
        if (!taken.has(name)) rmSync(path.join(kept, name), { force: true });
      }
    },
  };
}
