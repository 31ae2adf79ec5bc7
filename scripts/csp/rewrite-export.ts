import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCssInliner } from './critical-css';
import { hashOf } from './html';
import { rewritePage } from './rewrite-page';

/**
 * Makes what rewrites one page of an export in place, and writes its payload beside it. Each page takes it only once: hash
 * it again, and its own first script would be hashed as Next's.
 *
 * @returns a function of the page's file, `about.html`, to the address of its payload
 */
export function createPageRewriter(exportFolder: string, { mailOrigin }: { mailOrigin: string }): (file: string) => string {
  const placeOf = (address: string) => path.join(exportFolder, decodeURIComponent(address.split(/[?#]/)[0] ?? ''));
  // Ten thousand pages name the same few files.
  const hashes = new Map<string, string>();
  const hashOfFile = (address: string) => {
    const hash = hashes.get(address) ?? hashOf(readFileSync(placeOf(address)));
    hashes.set(address, hash);
    return hash;
  };
  const inlineCss = createCssInliner((address) => readFileSync(placeOf(address), 'utf8'));

  return (file) => {
    const place = path.join(exportFolder, file);
    try {
      const { html, payload } = rewritePage(readFileSync(place, 'utf8'), { mailOrigin, hashOfFile, inlineCss });
      writeFileSync(place, html);
      mkdirSync(path.dirname(placeOf(payload.address)), { recursive: true });
      writeFileSync(placeOf(payload.address), payload.text);
      return payload.address;
    } catch (error) {
      throw new Error(`${file} can't be given a policy: ${error instanceof Error ? error.message : error}.`, { cause: error });
    }
  };
}
