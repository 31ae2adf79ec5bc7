import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

/**
 * Reads the colours of `app/globals.css`, so that drawings made by scripts use the same ones.
 *
 * @returns `#12161c` by role (`ink`, `paper`, `volt`…), in alphabetical order
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
