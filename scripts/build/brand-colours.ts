import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

/**
 * The colours of the style sheet, so that what scripts draw and what pages show can't part.
 *
 * @returns by role, in alphabetical order: `ink`, `paper`, `volt`… as `#12161c`
 */
export function readBrandColours(): Map<string, string> {
  const sheet = readFileSync(path.join(projectRoot, 'app/globals.css'), 'utf8');
  return new Map(
    Array.from(
      sheet.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g),
      ([, role = '', colour = '']) => [role, colour] as const,
    ).sort(),
  );
}

/** @param role `ink`, `paper`, `volt`… */
export function brandColour(role: string): string {
  const colour = readBrandColours().get(role);
  if (!colour) throw new Error(`app/globals.css has no --color-${role}`);
  return colour;
}
