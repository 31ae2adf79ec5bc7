import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/** Every file of a folder, relative to it and with slashes: `products/page/2.html`. Sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The files of an export's pages; not those of `public/`, such as `google123.html`, by which search engines know the owner. */
export function listPages(exportFolder: string): string[] {
  return listFiles(exportFolder).filter((file) => file.endsWith('.html') && !existsSync(`${projectRoot}public/${file}`));
}
