import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../support/paths.mjs';

const LOOK_AGAIN_MS = 300;

/**
 * Does one build at a time in one checkout: all write pictures, fonts and `.next/` in the same places. One that finds
 * another under way waits for it. The lock names its process and not a time, because a step may keep a process busy for
 * minutes; that of a process that is gone counts for nothing.
 */
export async function withBuildLock<T>(
  build: (state: { hasWaited: boolean }) => Promise<T>,
  file = path.join(projectRoot, '.cache', 'build.lock'),
): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasWaited = false;
  while (!take(file)) {
    const owner = readOwner(file);
    if (owner !== null && !isRunning(owner)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasWaited) console.log(`Another build (process ${owner ?? 'unknown'}) is under way here. This one waits for it.`);
    hasWaited = true;
    await wait(LOOK_AGAIN_MS);
  }

  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await build({ hasWaited });
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null when it is gone, or not yet written. */
function readOwner(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
