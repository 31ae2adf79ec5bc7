import type { Element } from './html';
import type { Entry } from './react-first';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const ENTRY = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

/**
 * Takes the RSC payload, which is as long as the page itself, and Turbopack's entries, which it runs, out of the inline scripts
 * that Next prints. Only hydration needs them.
 *
 * @throws when they are not written as Next 16 writes them
 */
export function extractPayload(page: Element): { payload: string; entries: Entry[] } {
  const inline = page.querySelectorAll('script:not([src])');
  const holders = inline.filter(({ rawText }) => rawText.includes('self.__next_f'));
  const starters = inline.filter(({ rawText }) => rawText.includes('"TURBOPACK"'));
  const [begin, ...parts] = holders.map(({ rawText }) => rawText);
  const texts = parts.map((part) => PART.exec(part)?.[1]);
  const entries = starters.map(({ rawText }) => ENTRY.exec(rawText)?.[1]);
  if (begin !== BEGIN || texts.length === 0 || entries.length !== 1 || [...texts, ...entries].includes(undefined)) {
    throw new Error('Next writes its payload in a way that this step does not know');
  }
  for (const script of [...holders, ...starters]) script.remove();
  return {
    payload: texts.map((text = '') => (JSON.parse(text) as [1, string])[1]).join(''),
    entries: entries.map((text = '') => JSON.parse(text) as Entry),
  };
}
