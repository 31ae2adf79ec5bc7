import { parse } from 'parse5';
import { listElements, readAttributes, replaceParts, unique } from './page-html.mjs';

/**
 * Takes the scripts out of a page, so that none competes with its text and its first picture. Those for browsers that know
 * no modules go for good: such a browser can't run the others.
 *
 * @param {string} html
 * @returns {{ html: string, scripts: string[] }} the page, and the addresses of its scripts
 * @throws {Error} when a script is not `async`: what follows it would expect it to have run
 */
export function delayScripts(html) {
  const loaders = listElements(parse(html, { sourceCodeLocationInfo: true })).filter(isLoader).map(readLoader);
  const wanted = loaders.filter(({ isLegacy }) => !isLegacy);
  const inOrder = wanted.find(({ isAsync }) => !isAsync);
  if (inOrder) throw new Error(`its script ${inOrder.address} is not async, and can't be fetched later`);

  return {
    html: replaceParts(html, loaders.map(({ start, end }) => ({ start, end, text: '' }))),
    scripts: unique(wanted.map(({ address }) => address)),
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
