import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/**
 * A colour of the style sheet, so that what scripts draw and what pages show can't part.
 *
 * @param {string} role `ink`, `paper`, `volt`…
 * @returns {string} `#12161c`
 */
export function brandColour(role) {
  const sheet = readFileSync(path.join(projectRoot, 'app/globals.css'), 'utf8');
  const found = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(sheet);
  if (!found) throw new Error(`app/globals.css has no --color-${role}`);
  return found[1];
}
