import { runInNewContext } from 'node:vm';

/** What Turbopack is told to run, and the chunks that must be there before: `static/chunks/a.js`. */
export interface Entry {
  otherChunks: string[];
  runtimeModuleIds: number[];
}

/**
 * Puts React's own module before the page's entry, so that each is run in a task of its own: together they are the longest
 * task of a page.
 *
 * @param reactModuleIn the number of React's module, if a chunk holds it
 * @throws when not exactly one chunk does
 */
export function putReactFirst(entries: readonly Entry[], reactModuleIn: (chunk: string) => number | undefined): Entry[] {
  const otherChunks = entries.flatMap((entry) => entry.otherChunks);
  const runtimeModuleIds = otherChunks.flatMap((chunk) => reactModuleIn(chunk) ?? []);
  if (runtimeModuleIds.length !== 1) {
    throw new Error(`${runtimeModuleIds.length} of its chunks hold React, and one should: ${otherChunks.join(', ')}`);
  }
  return [{ otherChunks, runtimeModuleIds }, ...entries];
}

/** @param chunk the text of one, which hands Turbopack a list of numbers, each before its module */
export function findReactModule(chunk: string): number | undefined {
  const chunks: unknown[][] = [];
  runInNewContext(chunk, { TURBOPACK: chunks });
  const parts = chunks.flat();
  const at = parts.findIndex((part) => typeof part === 'function' && part.toString().includes('.hydrateRoot='));
  const id = parts[at - 1];
  return typeof id === 'number' ? id : undefined;
}
