import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file under another name and renames it, so that whatever is stopped half-way leaves no half file. */
export function writeWhole(file: string, data: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}
