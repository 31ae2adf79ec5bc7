import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyName } from './remote-copies';
import { listLocalImages, SOURCE_FOLDER } from './source-images';

export const REMOTE_FOLDER = path.join(SOURCE_FOLDER, 'remote');

export function isRemote(source: string): boolean {
  return source.startsWith('https:');
}

/** @returns finds the file of a picture by its name or https address in the content; null if there is none */
export function createFileFinder(): (source: string) => string | null {
  const local = listLocalImages(SOURCE_FOLDER);
  return (source) => {
    if (!isRemote(source)) return local.get(source) ?? null;
    const copy = path.join(REMOTE_FOLDER, copyName(source));
    return existsSync(copy) ? copy : null;
  };
}
