import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCompressor } from '../build/compress-export';
import { QUALITY } from '../build/compressor';
import { exportFolder } from '../support/paths.mjs';
import { handWrittenHome } from './hand-written';
import { workplace } from './workplace';

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;
const FONT = /<link[^>]*as="font"[^>]*>|@font-face\{[^}]*url\([^}]*\}/g;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A page of the export with nothing that holds up its paint: neither scripts nor typeface. */
const bare = (html: string) => html.replace(POLICY, '').replace(SCRIPT, '').replace(FONT, '');

/**
 * The fair limit of each page, by its file. It is the page's own HTML made bare; home has one that is really written by hand.
 */
const references: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  'index.html': handWrittenHome,
  'products.html': bare,
};

/**
 * Writes the references into a copy of the export.
 *
 * @param product the file of a product's page, `products/a.html`
 * @returns its folder
 */
export async function makeReferences(product: string): Promise<string> {
  const changes = { ...references, [product]: bare };
  const root = path.join(workplace, 'references');
  rmSync(root, { recursive: true, force: true });
  for (const entry of readdirSync(exportFolder, { recursive: true, withFileTypes: true })) {
    const place = path.relative(exportFolder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || place.replace(/\.(br|gz)$/, '') in changes) continue;
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    linkSync(path.join(exportFolder, place), path.join(root, place));
  }
  const compressor = openCompressor();
  for (const [file, change] of Object.entries(changes)) {
    const before = readFileSync(path.join(exportFolder, file), 'utf8');
    const html = await change(before);
    if (html === before) throw new Error(`There is nothing to leave out of ${file}: the pages are written in another way now.`);
    writeFileSync(path.join(root, file), html);
    await compressor.compress(path.join(root, file), QUALITY.best);
  }
  return root;
}
