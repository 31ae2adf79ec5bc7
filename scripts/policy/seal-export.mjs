import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgress } from '../progress.mjs';
import { createStyleInliner } from './inline-styles.mjs';
import { hashOf } from './page-html.mjs';
import { sealPage } from './seal-page.mjs';

/**
 * Seals every page of an export, each only once: hash it again, and its own first script would be hashed as Next's.
 *
 * @param {string} folder
 * @param {{ mailOrigin: string }} options
 * @returns {string[]} the pages' files
 */
export function sealExport(folder, { mailOrigin }) {
  const placeOf = (address) => path.join(folder, decodeURIComponent(address.split(/[?#]/)[0]));
  // Ten thousand pages name the same few files.
  const hashes = new Map();
  const hashOfFile = (address) => {
    if (!hashes.has(address)) hashes.set(address, hashOf(readFileSync(placeOf(address))));
    return hashes.get(address);
  };
  const inlineStyles = createStyleInliner((address) => readFileSync(placeOf(address), 'utf8'));
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const oneMore = createProgress('Policy', files.length);
  return files.map((file) => {
    const place = path.join(folder, file);
    try {
      const { html, payload } = sealPage(readFileSync(place, 'utf8'), { mailOrigin, hashOfFile, inlineStyles });
      writeFileSync(place, html);
      mkdirSync(path.dirname(placeOf(payload.address)), { recursive: true });
      writeFileSync(placeOf(payload.address), payload.text);
      oneMore();
      return file;
    } catch (error) {
      throw new Error(`${file} can't be given a policy: ${error.message}.`, { cause: error });
    }
  });
}
