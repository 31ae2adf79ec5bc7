import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './react-first';

const NAMED = /\["(\/_next\/static\/payloads\/[^"]+)","[^"]+"\]/;

/** The first line of a payload's file. */
export interface LateFiles {
  /** Style sheets and scripts that come after it, with their hashes. */
  files: [address: string, integrity: string][];
  /** What Turbopack runs once all of them are there. */
  entries: Entry[];
}

export interface RscPayload extends LateFiles {
  address: string;
  data: string;
}

/** What a page of the export fetches before its scripts, as `rewrite-page.ts` wrote it. */
export function readPayload(exportFolder: string, html: string): RscPayload {
  const address = NAMED.exec(html)?.[1];
  if (!address) throw new Error('The page names no payload; is it finished?');
  const text = readFileSync(path.join(exportFolder, address), 'utf8');
  const listEnd = text.indexOf('\n');
  return { address, ...(JSON.parse(text.slice(0, listEnd)) as LateFiles), data: text.slice(listEnd + 1) };
}
