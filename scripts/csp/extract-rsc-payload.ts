import { readAttributes, textOf, type Element } from './html';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

export interface ExtractedPayload {
  payload: string;
  /** What Turbopack begins with. */
  chunks: object[];
  /** The elements that go. */
  taken: Element[];
}

/**
 * What only hydration reads, and what Next prints into inline scripts: the RSC payload, which is as long as the page itself,
 * and which chunks Turbopack begins with. Nobody who reads needs either.
 *
 * @throws when they are not written as Next 16 writes them
 */
export function extractPayload(elements: readonly Element[]): ExtractedPayload {
  const inline = elements.filter((element) => element.tagName === 'script' && readAttributes(element).src === undefined);
  const holders = inline.filter((script) => textOf(script).includes('self.__next_f'));
  const starters = inline.filter((script) => textOf(script).includes('"TURBOPACK"'));
  const [begin, ...parts] = holders.map(textOf);
  const texts = parts.map((part) => PART.exec(part)?.[1]);
  const chunks = starters.map((script) => CHUNKS.exec(textOf(script))?.[1]);
  if (begin !== BEGIN || texts.length === 0 || chunks.length !== 1 || [...texts, ...chunks].includes(undefined)) {
    throw new Error('Next writes its payload in a way that this step does not know');
  }
  return {
    payload: texts.map((text = '') => (JSON.parse(text) as [1, string])[1]).join(''),
    chunks: chunks.map((text = '') => JSON.parse(text) as object),
    taken: [...holders, ...starters],
  };
}
