import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/paths.mjs';

const file = path.join(projectRoot, '.generated/pictures.json');

/** A picture in `.generated/pictures.json`, see `lib/pictures.ts`. */
export interface PictureEntry {
  base: string;
  widths: number[];
  width: number;
  height: number;
  ground: number;
}

/** By what the content calls a picture: its file's name without ending, or an address. */
export type Manifest = Record<string, PictureEntry>;

/** What the manifest says of a picture that could not be had: pages print its name in its place. */
export const missingPicture: PictureEntry = { base: '', widths: [], width: 1600, height: 1200, ground: 7 };

export function writeManifest(manifest: Manifest): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
