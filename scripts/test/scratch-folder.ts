import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for the tests of a file, which is deleted after them. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes texts to files below a folder, which may lack the folders in between. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
