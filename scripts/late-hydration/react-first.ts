/** The modules that Turbopack runs, and the chunks that must be loaded before, such as `static/chunks/a.js`. */
export interface Entry {
  otherChunks: string[];
  runtimeModuleIds: number[];
}

/**
 * Puts an entry for React's own module before the page's, so that each runs in its own task: together they would be the
 * longest task of a page.
 *
 * @param reactModuleIn returns the number of React's module, if a chunk contains it
 * @throws when not exactly one chunk contains it
 */
export function putReactFirst(entries: readonly Entry[], reactModuleIn: (chunk: string) => number | undefined): Entry[] {
  const otherChunks = entries.flatMap((entry) => entry.otherChunks);
  const runtimeModuleIds = otherChunks.flatMap((chunk) => reactModuleIn(chunk) ?? []);
  if (runtimeModuleIds.length !== 1) {
    throw new Error(`${runtimeModuleIds.length} of its chunks hold React, and one should: ${otherChunks.join(', ')}`);
  }
  return [{ otherChunks, runtimeModuleIds }, ...entries];
}

/** @param chunk source text; it passes Turbopack a list in which each module follows its number */
export function findReactModule(chunk: string): number | undefined {
  const [before, after] = chunk.split('.hydrateRoot=', 2);
  const numbers = before?.match(/(?<=[[,])\d+(?=,(?:\w+|\([\w,]*\))=>{)/g);
  return after === undefined ? undefined : Number(numbers?.at(-1));
}
