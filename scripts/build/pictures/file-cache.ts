import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy } from '../link-or-copy';

/**
 * Files that are dear to make, kept in one folder between builds and laid into another, emptied one for this build.
 * A file's name must hold a hash of all that it is made from: what is there under its name is taken as right.
 */
export function openFileCache(kept: string, output: string) {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  mkdirSync(kept, { recursive: true });
  const taken = new Map<string, string>();
  let made = 0;

  return {
    /** How many files had to be made. */
    get made() {
      return made;
    },
    get taken() {
      return taken.size;
    },
    /**
     * @param name the file's name in the kept folder
     * @param make called when it isn't there yet
     * @param published its name in the output, where that differs
     */
    async take(name: string, make: () => Promise<Buffer>, published = name): Promise<void> {
      const file = path.join(kept, name);
      if (!existsSync(file)) {
        // Renamed when whole, so that a build stopped half-way leaves no half file.
        writeFileSync(`${file}.part`, await make());
        renameSync(`${file}.part`, file);
        made += 1;
      }
      taken.set(name, published);
      linkOrCopy(file, path.join(output, published));
    },
    /** Throws away what this build did not take: pictures and settings of the past. */
    prune(): void {
      for (const name of readdirSync(kept)) {
        if (!taken.has(name)) rmSync(path.join(kept, name), { force: true });
      }
    },
  };
}
