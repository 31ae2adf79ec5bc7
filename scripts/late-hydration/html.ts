import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

export type Element = HTMLElement;

/** Replaces the part of a text between two offsets; without an end, inserts at `start`. */
export interface Change {
  start: number;
  end?: number;
  text: string;
}

/** The elements of a page in document order with their source locations, including those in `<noscript>`. */
export function parseElements(html: string): Element[] {
  // The parser's default would treat noscript as plain text.
  return parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*');
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

/** The change that removes an element from its page. */
export function removalOf({ range: [start, end] }: Element): Change {
  return { start, end, text: '' };
}

/** In the form of `integrity` attributes and policies; SHA-256 is the shortest hash that browsers accept there. */
export function hashOf(data: string | Buffer): string {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

/** For the name of a file, so that hosts and browsers can cache it for ever, as Next's files. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
