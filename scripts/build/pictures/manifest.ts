import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/paths.mjs';

/** Committed, so that the type check and unit tests need no build. */
const file = path.join(projectRoot, 'lib/pictures/pictures.json');

/** A picture without its words; `lib/pictures/pictures.ts` describes the fields. */
export interface PictureEntry {
  base: string;
  widths: number[];
  width: number;
  height: number;
  placeholder?: number;
}

/** Keys are the pictures' names in the content: the file's name without its ending, or an https address. */
export type Manifest = Record<string, PictureEntry>;

/** Entry of a remote picture that could not be fetched; pages print its name instead. */
export const missingPicture: PictureEntry = { base: '', widths: [], width: 1600, height: 1200, placeholder: 7 };

export function writeManifest(manifest: Manifest): void {
  // Lists of numbers on one line, as Prettier formats them.
  const text = JSON.stringify(manifest, null, 2).replace(/\[[\d,\s]+\]/g, (list) =>
    list.replace(/\s+/g, '').replaceAll(',', ', '),
  );
  writeFileSync(file, `${text}\n`);
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
