import { readFileSync } from 'node:fs';
import { projectRoot } from '../support/paths.mjs';

/**
 * A colour of `app/globals.css`, so that drawings made by scripts use the same ones.
 *
 * @param role `ink`, `paper`, `volt`…
 * @returns `#12161c`
 */
export function brandColour(role: string): string {
  const sheet = readFileSync(`${projectRoot}app/globals.css`, 'utf8');
  const [, colour] = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(sheet) ?? [];
  if (!colour) throw new Error(`app/globals.css has no --color-${role}`);
  return colour;
}
