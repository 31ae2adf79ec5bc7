import { createHash } from 'node:crypto';
import { parse } from 'parse5';

/** The elements of a page in document order, each with its place, and with those that stand in `<noscript>`. */
export function parseElements(html) {
  return listElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/** Every element under a node of parse5, with those in templates. */
function listElements(node) {
  const children = [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])];
  return children.flatMap((child) => [...(child.tagName ? [child] : []), ...listElements(child)]);
}

export function readAttributes(element) {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/**
 * Puts texts in place of parts of another, from its end to its beginning, so that none moves the next one's place. What is
 * only put in comes before a part that begins there.
 *
 * @param {string} text
 * @param {{ start: number, end?: number, text: string }[]} changes without an end, nothing is taken out
 */
export function replaceParts(text, changes) {
  return [...changes]
    .sort((a, b) => b.start - a.start || (b.end ?? b.start) - (a.end ?? a.start))
    .reduce((all, { start, end = start, text: put }) => all.slice(0, start) + put + all.slice(end), text);
}

/** What takes an element out of its page. */
export function removalOf({ sourceCodeLocation: { startOffset, endOffset } }) {
  return { start: startOffset, end: endOffset, text: '' };
}

export function textOf(element) {
  return element.childNodes.map(({ value }) => value).join('');
}

/** As `integrity` attributes and policies write it; of the hashes that browsers take, the one of the fewest bytes. */
export function hashOf(data) {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

export function unique(values) {
  return [...new Set(values)];
}
