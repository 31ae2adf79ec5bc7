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
