import { parseElements, readAttributes, textOf } from './page-html.mjs';

/** Scripts that a browser runs; any other type, such as JSON-LD, is data to it. */
const RUN_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

/**
 * @typedef {object} Page what a policy must know of a page
 * @property {number} afterCharset where the `<meta charset>`, first in its head, ends
 * @property {string[]} inlineScripts
 * @property {string[]} styleAttributes
 * @property {{ address: string, end: number, selfClosing: boolean }[]} resources scripts, their preloads and style sheets,
 *   each with the end of its tag
 * @property {string[]} problems what no policy of ours would let through
 */

/**
 * Reads a page as a browser does, with what stands in `<noscript>`.
 *
 * @param {string} html
 * @param {object[]} [elements] those of the page that count
 * @returns {Page}
 */
export function readPage(html, elements = parseElements(html)) {
  const page = { afterCharset: findCharset(elements), inlineScripts: [], styleAttributes: [], resources: [], problems: [] };
  for (const element of elements) readElement(element, page, html);
  if (page.afterCharset < 0) page.problems.push('its head does not begin with <meta charset>');
  return page;
}

function readElement(element, page, html) {
  const { tagName } = element;
  const attributes = readAttributes(element);
  const address = tagName === 'script' ? attributes.src : attributes.href;

  if (tagName === 'script' && address === undefined) {
    if (RUN_TYPES.includes((attributes.type ?? '').toLowerCase())) page.inlineScripts.push(textOf(element));
  } else if (tagName === 'script' || isCheckedLink(tagName, attributes)) {
    if (!/^\/(?!\/)[^\\]*$/.test(address)) page.problems.push(`<${tagName}> loads "${address}", which is not of this site`);
    const { startTag = element.sourceCodeLocation } = element.sourceCodeLocation;
    page.resources.push({ address, end: startTag.endOffset, selfClosing: html.endsWith('/>', startTag.endOffset) });
  }

  if (attributes.style !== undefined) page.styleAttributes.push(attributes.style);
  page.problems.push(...findProblems(tagName, attributes));
}

function isCheckedLink(tagName, { rel = '', as }) {
  if (tagName !== 'link') return false;
  const kinds = rel.toLowerCase().split(/\s+/);
  return kinds.includes('stylesheet') || kinds.includes('modulepreload') || (kinds.includes('preload') && (as === 'script' || as === 'style'));
}

function findProblems(tagName, attributes) {
  const handlers = Object.keys(attributes).filter((name) => name.startsWith('on'));
  return [
    ...handlers.map((name) => `<${tagName}> has the inline handler ${name}`),
    ...(tagName === 'meta' && /^(content-security-policy|refresh)$/i.test(attributes['http-equiv'] ?? '')
      ? [`it has a <meta> for ${attributes['http-equiv']} already`]
      : []),
    ...(/^(style|base|iframe|object|embed)$/.test(tagName) ? [`it holds <${tagName}>`] : []),
    ...Object.entries(attributes)
      .filter(([name, value]) => /^(href|src|action|formaction)$/.test(name) && isScriptAddress(value))
      .map(([name, value]) => `<${tagName} ${name}="${value}"> runs a script`),
  ];
}

/** Browsers skip blanks and control characters that stand in a scheme. */
function isScriptAddress(value) {
  return /^(javascript|vbscript):/i.test(value.replace(/[\0-\x20]/g, ''));
}

function findCharset(elements) {
  const [first] = elements.find(({ tagName }) => tagName === 'head').childNodes;
  const isCharset = first?.tagName === 'meta' && first.attrs.some(({ name }) => name === 'charset');
  return isCharset ? first.sourceCodeLocation.endOffset : -1;
}
