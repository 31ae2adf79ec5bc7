import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './react-first';

const NAMED = /\["(\/_next\/static\/payloads\/[^"]+)","[^"]+"\]/;

/** The first line of a payload file, as JSON. */
export interface LateFiles {
  /** Style sheets and scripts to load after the payload, with their hashes. */
  files: [address: string, integrity: string][];
  /** Passed to Turbopack once all files are loaded. */
  entries: Entry[];
}

export interface RscPayload extends LateFiles {
  address: string;
  data: string;
}

/** Reads the payload of a page of the finished export, in the format of `rewrite-page.ts`. */
export function readPayload(exportFolder: string, html: string): RscPayload {
  const address = NAMED.exec(html)?.[1];
  if (!address) throw new Error('The page names no payload; is it finished?');
  const text = readFileSync(path.join(exportFolder, address), 'utf8');
  const listEnd = text.indexOf('\n');
  return { address, ...(JSON.parse(text.slice(0, listEnd)) as LateFiles), data: text.slice(listEnd + 1) };
}
