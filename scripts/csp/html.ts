import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** A text to put in the place of another; without an end, nothing is taken out. */
export interface Change {
  start: number;
  end?: number;
  text: string;
}

/** The elements of a page in document order, each with its place, and with those that stand in `<noscript>`. */
export function parseElements(html: string): Element[] {
  return listElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/** Every element under a node, with those in templates. */
function listElements(node: Tree.Node): Element[] {
  const children = [...('childNodes' in node ? node.childNodes : []), ...('content' in node ? node.content.childNodes : [])];
  return children.flatMap((child) => [...('tagName' in child ? [child] : []), ...listElements(child)]);
}

export function readAttributes(element: Element): Partial<Record<string, string>> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/**
 * Puts texts in place of parts of another, from its end to its beginning, so that none moves the next one's place. What is
 * only put in comes before a part that begins there.
 */
export function replaceParts(text: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start || (b.end ?? b.start) - (a.end ?? a.start))
    .reduce((all, { start, end = start, text: put }) => all.slice(0, start) + put + all.slice(end), text);
}

/** Where an element stands in its page's text. */
export function placeOf({ tagName, sourceCodeLocation }: Element): NonNullable<Element['sourceCodeLocation']> {
  // The parser adds elements that the text lacks, such as a second body.
  if (!sourceCodeLocation) throw new Error(`<${tagName}> does not stand in the page's text`);
  return sourceCodeLocation;
}

/** What takes an element out of its page. */
export function removalOf(element: Element): Change {
  const { startOffset, endOffset } = placeOf(element);
  return { start: startOffset, end: endOffset, text: '' };
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** As `integrity` attributes and policies write it; of the hashes that browsers take, the one of the fewest bytes. */
export function hashOf(data: string | Buffer): string {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
