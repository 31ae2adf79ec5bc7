import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';
import { writeWhole } from '../support/write-whole';

/**
 * Lets one build run at a time in one checkout: all write pictures, the font and `.next/` in the same places.
 *
 * @throws when another one runs
 */
export function lockBuild(file = path.join(projectRoot, '.cache/build.pid')): void {
  const builder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isAlive(builder)) {
    throw new Error(`Process ${builder} builds the site in this folder. Wait for its end; if it is no build, delete ${file}.`);
  }
  writeWhole(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

function isAlive(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
