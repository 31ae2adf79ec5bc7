import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** Replaces the part of a text between two offsets; without an end, inserts at `start`. */
export interface Change {
  start: number;
  end?: number;
  text: string;
}

/** The elements of a page in document order with their source locations, including those in `<noscript>`. */
export function parseElements(html: string): Element[] {
  return listElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/** Every element below a node, including those in templates. */
function listElements(node: Tree.Node): Element[] {
  const children = [...('childNodes' in node ? node.childNodes : []), ...('content' in node ? node.content.childNodes : [])];
  return children.flatMap((child) => [...('tagName' in child ? [child] : []), ...listElements(child)]);
}

export function readAttributes(element: Element): Partial<Record<string, string>> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/**
 * Applies changes from the end of the text to its beginning, so that the offsets of the others stay right. An insertion ends
 * up before a replaced part that begins at the same offset.
 */
export function replaceParts(text: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start || (b.end ?? b.start) - (a.end ?? a.start))
    .reduce((all, { start, end = start, text: put }) => all.slice(0, start) + put + all.slice(end), text);
}

/** Source location of an element, as offsets into the page's text. */
export function placeOf({ tagName, sourceCodeLocation }: Element): NonNullable<Element['sourceCodeLocation']> {
  // The parser adds elements that are not in the text, such as a missing <tbody>.
  if (!sourceCodeLocation) throw new Error(`<${tagName}> does not stand in the page's text`);
  return sourceCodeLocation;
}

/** The change that removes an element from its page. */
export function removalOf(element: Element): Change {
  const { startOffset, endOffset } = placeOf(element);
  return { start: startOffset, end: endOffset, text: '' };
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** In the form of `integrity` attributes and policies; SHA-256 is the shortest hash that browsers accept there. */
export function hashOf(data: string | Buffer): string {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
