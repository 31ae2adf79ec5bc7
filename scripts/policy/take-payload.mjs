import { parse } from 'parse5';
import { listElements, readAttributes, replaceParts } from './page-html.mjs';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const PART = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/**
 * Takes the RSC payload out of a page: what React needs to take the page over, which is as long as the page itself and
 * which Next prints into inline scripts. Nobody who reads needs it.
 *
 * @param {string} html
 * @returns {{ html: string, payload: string }}
 * @throws {Error} when it is not written as Next 16 writes text
 */
export function takePayload(html) {
  const scripts = listElements(parse(html, { sourceCodeLocationInfo: true })).filter(holdsPayload);
  const [begin, ...parts] = scripts.map(({ childNodes }) => childNodes[0].value);
  const texts = parts.map((part) => part.match(PART)?.[1]);
  if (begin !== BEGIN || texts.includes(undefined)) throw new Error('Next writes its payload in a way that this step does not know');
  return {
    html: replaceParts(html, scripts.map(({ sourceCodeLocation: { startOffset, endOffset } }) => ({ start: startOffset, end: endOffset, text: '' }))),
    payload: texts.map((text) => JSON.parse(text)[1]).join(''),
  };
}

function holdsPayload(element) {
  const isInline = element.tagName === 'script' && readAttributes(element).src === undefined;
  return isInline && (element.childNodes[0]?.value ?? '').includes('self.__next_f');
}
