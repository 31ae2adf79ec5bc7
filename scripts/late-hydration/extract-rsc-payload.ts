import type { Element } from './html';
import type { Entry } from './react-first';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const ENTRY = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

export interface ExtractedPayload {
  payload: string;
  /** Passed to Turbopack, which runs them. */
  entries: Entry[];
  /** The elements to remove from the page. */
  taken: Element[];
}

/**
 * Reads the RSC payload, which is as long as the page itself, and Turbopack's entry from the inline scripts that Next prints.
 * Only hydration needs them.
 *
 * @throws when they are not written as Next 16 writes them
 */
export function extractPayload(elements: readonly Element[]): ExtractedPayload {
  const inline = elements.filter((element) => element.localName === 'script' && element.attrs.src === undefined);
  const holders = inline.filter((script) => script.rawText.includes('self.__next_f'));
  const starters = inline.filter((script) => script.rawText.includes('"TURBOPACK"'));
  const [begin, ...parts] = holders.map(({ rawText }) => rawText);
  const texts = parts.map((part) => PART.exec(part)?.[1]);
  const entries = starters.map((script) => ENTRY.exec(script.rawText)?.[1]);
  if (begin !== BEGIN || texts.length === 0 || entries.length !== 1 || [...texts, ...entries].includes(undefined)) {
    throw new Error('Next writes its payload in a way that this step does not know');
  }
  return {
    payload: texts.map((text = '') => (JSON.parse(text) as [1, string])[1]).join(''),
    entries: entries.map((text = '') => JSON.parse(text) as Entry),
    taken: [...holders, ...starters],
  };
}
