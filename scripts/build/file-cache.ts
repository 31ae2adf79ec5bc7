import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that are slow to make, kept in one folder between builds. A file's name must hold a hash of all that it is made from,
 * because a file that exists and is not empty is used as it is.
 *
 * @param output the folder that gets the copies, if all go to one; it is emptied first
 */
export function openFileCache(kept: string, output = '') {
  mkdirSync(kept, { recursive: true });
  if (output) {
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
  }
  const taken = new Map<string, Promise<void>>();
  let made = 0;

  async function provide(file: string, make: () => Promise<Buffer>): Promise<void> {
    if (statSync(file, { throwIfNoEntry: false })?.size) return;
    // Renamed when whole, so that a build stopped half-way leaves no half file.
    writeFileSync(`${file}.part`, await make());
    renameSync(`${file}.part`, file);
    made += 1;
  }

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
     * @param make called when it isn't there yet, once for each name
     * @param place of its copy in the output, or in full
     */
    async take(name: string, make: () => Promise<Buffer>, place = name): Promise<void> {
      const file = path.join(kept, name);
      const provided = taken.get(name) ?? provide(file, make);
      taken.set(name, provided);
      await provided;
      // A link would let whoever writes to the copy write into what is kept.
      copyFileSync(file, path.resolve(output, place), constants.COPYFILE_FICLONE);
    },
    /** Throws away what this build did not take. */
    prune(): void {
      for (const name of readdirSync(kept)) {
        if (!taken.has(name)) rmSync(path.join(kept, name), { force: true });
      }
    },
  };
}

export type FileCache = ReturnType<typeof openFileCache>;
