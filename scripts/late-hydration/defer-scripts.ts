import { unique, type Element } from './html';

/**
 * Lists the scripts of a page to load later, so that they don't compete with its text and first picture. `nomodule` scripts
 * are dropped: browsers that need them can't run the others.
 *
 * @returns the addresses, and the elements to remove from the page
 * @throws when a script is not `async`: later scripts may rely on it having run
 */
export function deferScripts(elements: readonly Element[]): { scripts: string[]; taken: Element[] } {
  const taken = elements.filter(isLoader);
  const wanted = taken.map(readLoader).filter(({ isLegacy }) => !isLegacy);
  const inOrder = wanted.find(({ isAsync }) => !isAsync);
  if (inOrder) throw new Error(`its script ${inOrder.address} is not async, and can't be fetched later`);
  return { scripts: unique(wanted.map(({ address }) => address)), taken };
}

function isLoader({ localName, attrs: { src, rel, as } }: Element): boolean {
  if (localName === 'script') return src !== undefined;
  return localName === 'link' && rel === 'preload' && as === 'script';
}

function readLoader({ attrs: { src, href, async, nomodule } }: Element) {
  return { address: src ?? href ?? '', isAsync: src === undefined || async !== undefined, isLegacy: nomodule !== undefined };
}
