import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exportFolder } from '@/scripts/support/paths.mjs';

/** The address of every page in the export, as links write it; the page for unknown addresses is not among them. */
export function listExportedPages(): string[] {
  const addresses = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.endsWith('/index.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort();
  if (addresses.length < 5) throw new Error(`The export has ${addresses.length} pages: ${addresses.join(', ')}`);
  return addresses;
}
