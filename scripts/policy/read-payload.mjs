import { readFileSync } from 'node:fs';
import path from 'node:path';

const NAMED = /\["(\/_next\/static\/payloads\/[^"]+)","[^"]+"\]/;

/**
 * What a sealed page fetches before its scripts, as `seal-page.mjs` wrote it.
 *
 * @param {string} folder the export
 * @param {string} html the page
 * @returns {{ address: string, files: [address: string, integrity: string][], chunks: object[], data: string }} its address,
 *   the files that come next, what Turbopack begins with, and the RSC payload
 */
export function readPayload(folder, html) {
  const address = NAMED.exec(html)?.[1];
  if (!address) throw new Error('The page names no payload; is it sealed?');
  const text = readFileSync(path.join(folder, address), 'utf8');
  const listEnd = text.indexOf('\n');
  return { address, ...JSON.parse(text.slice(0, listEnd)), data: text.slice(listEnd + 1) };
}
