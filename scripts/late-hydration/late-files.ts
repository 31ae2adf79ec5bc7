import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './react-first';
import type { Typeface } from './typefaces';

export type NamedFile = [address: string, integrity: string];

/** What a page loads for hydration. */
export interface LateFiles {
  /** Style sheets and scripts, with their hashes. */
  files: NamedFile[];
  /** Passed to Turbopack once all files are loaded. */
  entries: Entry[];
  typefaces: Typeface[];
}

/**
 * The script that hydrates one page.
 *
 * @param payload the RSC payload
 * @param hydrate `deferred-hydration.ts`
 */
export function writeLateScript(late: LateFiles, payload: string, hydrate: string): string {
  // The form in which Next's own inline scripts leave the payload.
  return `self.late=${JSON.stringify(late)};\nself.__next_f=${JSON.stringify([[0], [1, payload]])};\n${hydrate}`;
}

/** Lists the addresses of what a page of the finished export loads for hydration, that script first. */
export function listLateFiles(exportFolder: string, html: string): string[] {
  const script = /<template><script async src="([^"]+)"/.exec(html)?.[1];
  if (!script) throw new Error('The page names no script; is it finished?');
  const [late = ''] = readFileSync(path.join(exportFolder, script), 'utf8').split('\n', 1);
  const { files, typefaces } = JSON.parse(late.slice('self.late='.length, -1)) as LateFiles;
  const fonts = typefaces.map(([, source]) => /url\(([^)]+)/.exec(source)?.[1] ?? '');
  return [script, ...fonts, ...files.map(([address]) => address)];
}
