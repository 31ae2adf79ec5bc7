import { readAttributes, textOf } from './page-html.mjs';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

/**
 * What only a page's scripts read, and what Next prints into inline scripts: the RSC payload that React takes the page over
 * with, which is as long as the page itself, and which chunks Turbopack begins with. Nobody who reads needs either.
 *
 * @param {object[]} elements of the page
 * @returns {{ payload: string, chunks: object[], taken: object[] }} with the elements that go
 * @throws {Error} when they are not written as Next 16 writes them
 */
export function takePayload(elements) {
  const inline = elements.filter((element) => element.tagName === 'script' && readAttributes(element).src === undefined);
  const holders = inline.filter((script) => textOf(script).includes('self.__next_f'));
  const starters = inline.filter((script) => textOf(script).includes('"TURBOPACK"'));
  const [begin, ...parts] = holders.map(textOf);
  const texts = parts.map((part) => part.match(PART)?.[1]);
  const chunks = starters.map((script) => textOf(script).match(CHUNKS)?.[1]);
  if (begin !== BEGIN || [...texts, ...chunks].includes(undefined)) throw new Error('Next writes its payload in a way that this step does not know');
  return {
    payload: texts.map((text) => JSON.parse(text)[1]).join(''),
    chunks: chunks.map((text) => JSON.parse(text)),
    taken: [...holders, ...starters],
  };
}
