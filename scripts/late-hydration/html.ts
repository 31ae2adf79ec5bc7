import { hash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

/** A page, or an element in it. */
export type Element = HTMLElement;

/** Reads a page with what is in `<noscript>`. Printed again it is the same, without the slashes of `<br/>`. */
export function parsePage(html: string): Element {
  // The parser's defaults would drop comments, by which React knows its places, and treat noscript as plain text.
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}

/** The hash of data as `integrity` attributes and policies have it; SHA-256 is the shortest that browsers accept there. */
export function hashOf(data: string | Buffer): string {
  return `sha256-${hash('sha256', data, 'base64')}`;
}

/** Scripts, style sheets and preloads of both. */
const RESOURCES =
  'script[src], link[rel~=stylesheet i], link[rel~=modulepreload i], link[rel~=preload i]:is([as=script], [as=style])';

/** The inline scripts, but for JSON-LD, which is data. */
export function listInlineScripts(page: Element): Element[] {
  return page.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
}

/** What a page loads that its policy knows by a hash. */
export function listResources(page: Element) {
  return page.querySelectorAll(RESOURCES).map((element) => ({ element, address: element.attrs.src ?? element.attrs.href ?? '' }));
}

/** The `<meta charset>` that comes first in the head. */
export function findCharset(page: Element): Element | undefined {
  const first = page.querySelector('head')?.firstElementChild;
  return first?.localName === 'meta' && first.attrs.charset !== undefined ? first : undefined;
}

/** What the policy would block, in words; but for inline handlers and `javascript:` addresses, of which React prints none. */
export function findBlocked(page: Element): string[] {
  return [
    ...listResources(page)
      .filter(({ address }) => !/^\/(?!\/)[^\\]*$/.test(address))
      .map(({ element, address }) => `<${element.localName}> loads "${address}", which is not of this site`),
    ...page.querySelectorAll('style, base, iframe, object, embed').map(({ localName }) => `it holds <${localName}>`),
    ...page
      .querySelectorAll('meta[http-equiv=content-security-policy i], meta[http-equiv=refresh i]')
      .map(({ attrs }) => `it has a <meta> for ${attrs['http-equiv']} already`),
    ...(findCharset(page) ? [] : ['its head does not begin with <meta charset>']),
  ];
}
