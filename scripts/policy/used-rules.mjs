import postcss from 'postcss';
import { resolveProperties } from './resolve-properties.mjs';

/**
 * What of a style sheet can apply to a page: rules whose selectors need a class or a kind of element that it lacks are left
 * out, and so are custom properties and animations that nobody reads any more.
 *
 * @param {string} css
 * @param {Set<string>} names of the page's elements, `div`, and of their classes, `.control`
 * @returns {string}
 */
export function keepUsedRules(css, names) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent.name?.endsWith('keyframes')) return;
    const used = rule.selectors.filter((selector) => neededNames(selector).every((name) => names.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  resolveProperties(sheet);
  while (removeUnread(sheet) || removeEmpty(sheet));
  return sheet.toString();
}

const PARTS = /(?<class>\.(?:\\[0-9a-f]{1,6}\s?|\\.|[^\s\\.:#[\](),>+~*])+)|(?<![\w\-.:#\\])(?<element>[a-z][\w-]*)|\\.|[()[\]]/gi;

/** Pseudo-elements of fields, which Tailwind's reset names without their element. */
const FORM_PARTS = /::(-webkit-(inner|outer|date|calendar|search)|placeholder|file-selector)/;

/**
 * The classes and elements without which a selector matches nothing. Those in brackets, as in `:not(.a)` or `:is(.a, .b)`,
 * may be missing.
 *
 * @param {string} selector
 * @returns {string[]} `.a`, as its `class` attribute holds it, or `a`
 */
export function neededNames(selector) {
  const names = [];
  let depth = 0;
  for (const { 0: part, groups } of selector.matchAll(PARTS)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    else if (depth === 0 && (groups.class || groups.element)) names.push(unescape(part));
  }
  if (FORM_PARTS.test(selector)) names.push('input');
  return names;
}

function unescape(name) {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, sign) => (code ? String.fromCodePoint(parseInt(code, 16)) : sign));
}

function removeUnread(sheet) {
  const read = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g));
  const played = new Set();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)));
  return removeAll(
    sheet,
    (node) =>
      (node.type === 'decl' && node.prop.startsWith('--') && !read.has(node.prop)) ||
      (node.name === 'property' && !read.has(node.params)) ||
      (node.name === 'keyframes' && !played.has(node.params)),
  );
}

/** But no layer: the first mention of each decides their order. */
function removeEmpty(sheet) {
  return removeAll(sheet, (node) => node.nodes?.length === 0 && node.name !== 'layer');
}

/** @returns {boolean} whether there was any */
function removeAll(sheet, isUnneeded) {
  const unneeded = [];
  sheet.walk((node) => {
    if (isUnneeded(node)) unneeded.push(node);
  });
  for (const node of unneeded) node.remove();
  return unneeded.length > 0;
}
