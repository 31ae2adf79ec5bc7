import { parseElements, type Element } from './html';

/** Types that a browser runs; it treats any other type, such as JSON-LD, as data. */
const RUN_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

/** The parts of a page that its policy depends on. */
export interface Page {
  /** Offset of the end of `<meta charset>`; -1 unless it comes first in the head. */
  afterCharset: number;
  inlineScripts: string[];
  styleAttributes: string[];
  /** Scripts, style sheets and preloads of both, each with the offset of its end. */
  resources: { address: string; end: number; selfClosing: boolean }[];
  /** What the policy would block, in words. */
  problems: string[];
}

type Attributes = Element['attrs'];

/**
 * Reads a page as a browser does, including what is in `<noscript>`.
 *
 * @param elements the elements to read; all of the page by default
 */
export function readPage(html: string, elements: readonly Element[] = parseElements(html)): Page {
  const page: Page = { afterCharset: findCharset(elements), inlineScripts: [], styleAttributes: [], resources: [], problems: [] };
  for (const element of elements) readElement(element, page, html);
  if (page.afterCharset < 0) page.problems.push('its head does not begin with <meta charset>');
  return page;
}

function readElement(element: Element, page: Page, html: string): void {
  const { localName: tagName, attrs: attributes } = element;
  const address = tagName === 'script' ? attributes.src : attributes.href;

  if (tagName === 'script' && address === undefined) {
    if (RUN_TYPES.includes((attributes.type ?? '').toLowerCase())) page.inlineScripts.push(element.rawText);
  } else if (tagName === 'script' || isCheckedLink(tagName, attributes)) {
    if (!/^\/(?!\/)[^\\]*$/.test(address ?? '')) page.problems.push(`<${tagName}> loads "${address}", which is not of this site`);
    const [, end] = element.range;
    page.resources.push({ address: address ?? '', end, selfClosing: html.endsWith('/>', end) });
  }

  if (attributes.style !== undefined) page.styleAttributes.push(attributes.style);
  page.problems.push(...findProblems(tagName, attributes));
}

function isCheckedLink(tagName: string, { rel = '', as }: Attributes): boolean {
  if (tagName !== 'link') return false;
  const kinds = rel.toLowerCase().split(/\s+/);
  return (
    kinds.includes('stylesheet') ||
    kinds.includes('modulepreload') ||
    (kinds.includes('preload') && (as === 'script' || as === 'style'))
  );
}

function findProblems(tagName: string, attributes: Attributes): string[] {
  const handlers = Object.keys(attributes).filter((name) => name.startsWith('on'));
  return [
    ...handlers.map((name) => `<${tagName}> has the inline handler ${name}`),
    ...(tagName === 'meta' && /^(content-security-policy|refresh)$/i.test(attributes['http-equiv'] ?? '')
      ? [`it has a <meta> for ${attributes['http-equiv']} already`]
      : []),
    ...(/^(style|base|iframe|object|embed)$/.test(tagName) ? [`it holds <${tagName}>`] : []),
    ...Object.entries(attributes)
      .filter(([name, value = '']) => /^(href|src|action|formaction)$/.test(name) && isScriptAddress(value))
      .map(([name, value]) => `<${tagName} ${name}="${value}"> runs a script`),
  ];
}

/** Browsers ignore blanks and control characters within a scheme. */
function isScriptAddress(value: string): boolean {
  return /^(javascript|vbscript):/i.test(value.replace(/[\0-\x20]/g, ''));
}

function findCharset(elements: readonly Element[]): number {
  const first = elements.find(({ localName }) => localName === 'head')?.firstElementChild;
  return first?.localName === 'meta' && first.attrs.charset !== undefined ? first.range[1] : -1;
}
