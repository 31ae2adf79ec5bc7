import { parse } from 'parse5';
import { hashOf, listElements, readAttributes, readInlineScript, replaceParts, unique } from './page-html.mjs';

const startScripts = readInlineScript(new URL('start-scripts.js', import.meta.url));

/**
 * Takes the scripts out of a page, so that none competes with its text and its first picture. Those for browsers that know
 * no modules go for good: such a browser can't run the others.
 *
 * @param {string} html
 * @param {(address: string) => Buffer} readResource reads a script of the export
 * @returns {{ html: string, starter: string }} the page, and the inline script that fetches its scripts later
 * @throws {Error} when a script is not `async`: what follows it would expect it to have run
 */
export function delayScripts(html, readResource) {
  const loaders = listElements(parse(html, { sourceCodeLocationInfo: true })).filter(isLoader).map(readLoader);
  const wanted = loaders.filter(({ isLegacy }) => !isLegacy);
  const inOrder = wanted.find(({ isAsync }) => !isAsync);
  if (inOrder) throw new Error(`its script ${inOrder.address} is not async, and can't be fetched later`);

  const files = unique(wanted.map(({ address }) => address)).map((address) => [address, hashOf(readResource(address))]);
  return {
    html: replaceParts(html, loaders.map(({ start, end }) => ({ start, end, text: '' }))),
    starter: startScripts.replace('FILES', () => JSON.stringify(files)),
  };
}

function isLoader(element) {
  const { src, rel, as } = readAttributes(element);
  if (element.tagName === 'script') return src !== undefined;
  return element.tagName === 'link' && rel === 'preload' && as === 'script';
}

function readLoader(element) {
  const { src, href, async, nomodule } = readAttributes(element);
  const { startOffset, endOffset } = element.sourceCodeLocation;
  const isAsync = src === undefined || async !== undefined;
  return { address: src ?? href, isAsync, isLegacy: nomodule !== undefined, start: startOffset, end: endOffset };
}
