import { parse } from 'parse5';
import { listElements, readAttributes, replaceParts } from './page-html.mjs';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

/**
 * Takes out of a page what only its scripts read, and what Next prints into inline scripts: the RSC payload that React takes
 * the page over with, which is as long as the page itself, and which chunks Turbopack begins with. Nobody who reads needs
 * either.
 *
 * @param {string} html
 * @returns {{ html: string, payload: string, chunks: object[] }}
 * @throws {Error} when they are not written as Next 16 writes them
 */
export function takePayload(html) {
  const inline = listElements(parse(html, { sourceCodeLocationInfo: true })).filter(isInlineScript);
  const holders = inline.filter((script) => textOf(script).includes('self.__next_f'));
  const starters = inline.filter((script) => textOf(script).includes('"TURBOPACK"'));
  const [begin, ...parts] = holders.map(textOf);
  const texts = parts.map((part) => part.match(PART)?.[1]);
  const chunks = starters.map((script) => textOf(script).match(CHUNKS)?.[1]);
  if (begin !== BEGIN || [...texts, ...chunks].includes(undefined)) throw new Error('Next writes its payload in a way that this step does not know');
  const taken = [...holders, ...starters].map(({ sourceCodeLocation: { startOffset, endOffset } }) => ({ start: startOffset, end: endOffset, text: '' }));
  return {
    html: replaceParts(html, taken),
    payload: texts.map((text) => JSON.parse(text)[1]).join(''),
    chunks: chunks.map((text) => JSON.parse(text)),
  };
}

function isInlineScript(element) {
  return element.tagName === 'script' && readAttributes(element).src === undefined;
}

function textOf(script) {
  return script.childNodes[0]?.value ?? '';
}
