import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

/** A page, or an element in it. */
export type Element = HTMLElement;

/** Reads a page with what is in `<noscript>`. Printed again it is the same, without the slashes of `<br/>`. */
export function parsePage(html: string): Element {
  // The parser's defaults would drop comments, by which React knows its places, and treat noscript as plain text.
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}

/** In the form of `integrity` attributes and policies; SHA-256 is the shortest hash that browsers accept there. */
export function hashOf(data: string | Buffer): string {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

/** Works out each value once: all pages name the same few files. */
export function remember<K, T>(make: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as T;
  };
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
