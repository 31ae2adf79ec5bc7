import { readAttributes, unique, type Element } from './html';

/**
 * The scripts of a page, so that none competes with its text and its first picture. Those for browsers that know no modules
 * go for good: such a browser can't run the others.
 *
 * @returns their addresses, and the elements that go
 * @throws when a script is not `async`: what follows it would expect it to have run
 */
export function deferScripts(elements: readonly Element[]): { scripts: string[]; taken: Element[] } {
  const taken = elements.filter(isLoader);
  const wanted = taken.map(readLoader).filter(({ isLegacy }) => !isLegacy);
  const inOrder = wanted.find(({ isAsync }) => !isAsync);
  if (inOrder) throw new Error(`its script ${inOrder.address} is not async, and can't be fetched later`);
  return { scripts: unique(wanted.map(({ address }) => address)), taken };
}

function isLoader(element: Element): boolean {
  const { src, rel, as } = readAttributes(element);
  if (element.tagName === 'script') return src !== undefined;
  return element.tagName === 'link' && rel === 'preload' && as === 'script';
}

function readLoader(element: Element) {
  const { src, href, async, nomodule } = readAttributes(element);
  return { address: src ?? href ?? '', isAsync: src === undefined || async !== undefined, isLegacy: nomodule !== undefined };
}
