import { listInlineScripts, type Element } from './html';

/** The modules that Turbopack runs, and the chunks that must be loaded before, such as `static/chunks/a.js`. */
export interface Entry {
  otherChunks: string[];
  runtimeModuleIds: number[];
}

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const ENTRY = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

/**
 * Takes the RSC payload, which is as long as the page itself, and the entry that Turbopack runs, out of the inline scripts
 * that Next prints. Only hydration needs them.
 *
 * @throws when the scripts are not written as Next 16 writes them, or there is another inline script
 */
export function extractPayload(page: Element) {
  let payload = '';
  const entries: Entry[] = [];
  for (const script of listInlineScripts(page)) {
    const { rawText } = script;
    const [, part] = PART.exec(rawText) ?? [];
    const [, entry] = ENTRY.exec(rawText) ?? [];
    if (part) payload += (JSON.parse(part) as [1, string])[1];
    else if (entry) entries.push(JSON.parse(entry) as Entry);
    else if (rawText !== BEGIN) throw new Error(`it has an inline script that this step does not know: ${rawText.slice(0, 80)}`);
    script.remove();
  }
  const [entry, ...others] = entries;
  if (!payload || !entry || others.length > 0) throw new Error('its payload is written in a way that this step does not know');
  return { payload, entry };
}

/**
 * Takes the scripts out of a page, to load later, so that they don't compete with its text and first picture. `nomodule` scripts
 * are dropped: browsers that need them can't run the others.
 *
 * @returns their addresses
 * @throws when a script is not `async`: later scripts may rely on it having run
 */
export function deferScripts(page: Element): string[] {
  const loaders = page.querySelectorAll('script[src], link[rel=preload][as=script]');
  const wanted = loaders.filter(({ attrs }) => attrs.nomodule === undefined);
  const inOrder = wanted.find(({ localName, attrs }) => localName === 'script' && attrs.async === undefined);
  if (inOrder) throw new Error(`its script ${inOrder.attrs.src} is not async, and can't be fetched later`);
  for (const loader of loaders) loader.remove();
  return [...new Set(wanted.map(({ attrs: { src, href = '' } }) => src ?? href))];
}

/**
 * Puts an entry for React's own module before the page's, so that each runs in its own task: together they would be the
 * longest task of a page.
 *
 * @param read returns the text of a chunk
 * @throws when not exactly one chunk contains it
 */
export function putReactFirst(entry: Entry, read: (chunk: string) => string): Entry[] {
  const { otherChunks } = entry;
  const runtimeModuleIds = otherChunks.flatMap((chunk) => findReactModule(read(chunk)) ?? []);
  if (runtimeModuleIds.length !== 1) {
    throw new Error(`${runtimeModuleIds.length} of its chunks hold React, and one should: ${otherChunks.join(', ')}`);
  }
  return [{ otherChunks, runtimeModuleIds }, entry];
}

/** The number of React's module. @param chunk source text; it passes Turbopack a list in which each module follows its number */
function findReactModule(chunk: string) {
  const [before, after] = chunk.split('.hydrateRoot=', 2);
  const numbers = before?.match(/(?<=[[,])\d+(?=,(?:\w+|\([\w,]*\))=>{)/g);
  return after === undefined ? undefined : Number(numbers?.at(-1));
}
