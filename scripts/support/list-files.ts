import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file of a folder, relative to it and with slashes: `products/page/2.html`. Sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
