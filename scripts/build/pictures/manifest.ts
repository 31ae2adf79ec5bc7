import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/paths.mjs';

/** Committed, so that types and units need no build. */
const file = path.join(projectRoot, 'lib/shop/pictures.json');

/** What pages need to know of a picture, see `lib/shop/pictures.ts`. */
export interface PictureEntry {
  base: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: number;
}

/** By what the content calls a picture: its file's name without ending, or an address. */
export type Manifest = Record<string, PictureEntry>;

/** What the manifest says of a picture that could not be had: pages print its name in its place. */
export const missingPicture: PictureEntry = { base: '', widths: [], width: 1600, height: 1200, placeholder: 7 };

export function writeManifest(manifest: Manifest): void {
  // Lists of numbers on one line, as Prettier has them.
  const text = JSON.stringify(manifest, null, 2).replace(/\[[\d,\s]+\]/g, (list) =>
    list.replace(/\s+/g, '').replaceAll(',', ', '),
  );
  writeFileSync(file, `${text}\n`);
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
