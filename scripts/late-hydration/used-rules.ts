import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser';
import { remember } from './html';

/** States that need a pointer or the page's scripts; the first paint has none of them. */
const LATER_STATE = /^\[open]|:(hover|active)\b|(?<!:not\()\[(data-(navigating|scrolled|failed)]|aria-(disabled|invalid)="?true)/;
/** What stands for a picture that failed, and what Tailwind writes for web components. */
const LATER_PART = /img::?after|:host/;
/** Motion, what a pointer does, and what browsers start with. Not `tab-size`: an inherited property that changes later lays out the whole page anew. */
const LATER_PROPERTY =
  /^(transition|animation|cursor|pointer-events|touch-action|(-webkit-)?user-select|overflow-anchor|font-(feature|variation)-settings|-webkit-(tap-highlight-color|text-decoration))/;

/**
 * The part of a style sheet that a page's first paint can need. Left out are rules whose selectors need a class or an
 * element that the page lacks, later states, print, motion, and custom properties that are unused then or have one value.
 *
 * @param names element names, such as `div`, and classes, such as `.control`, of the page
 */
export function keepUsedRules(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^(media|keyframes)$/, (rule) => {
    if (rule.name === 'keyframes' || /^print$|prefers-contrast|forced-colors/.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(
      (selector) =>
        !LATER_STATE.test(selector) && !LATER_PART.test(selector) && neededNames(selector).every((name) => names.has(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkDecls(LATER_PROPERTY, (declaration) => {
    declaration.remove();
  });
  return prune(sheet);
}

/**
 * The classes and elements that a selector needs to match anything, without those in brackets, as in `:not(.a)`, but for those
 * that each alternative of `:is(.a > b, .a > c)` needs.
 *
 * @returns classes as `.a`, unescaped, and elements as `a`
 */
export const neededNames = remember((selector: string): readonly string[] =>
  parseSelector()
    .astSync(selector)
    .nodes.flatMap(({ nodes }) => nodes.flatMap(namesOf)),
);

function namesOf(node: SelectorNode): readonly string[] {
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'tag') return [node.value];
  if (node.type !== 'pseudo' || !/^:(is|where|has)$/.test(node.value)) return [];
  const [first = [], ...others] = node.nodes.map((alternative) => alternative.nodes.flatMap(namesOf));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/**
 * Removes variables that nothing reads and rules that hold nothing, which leaves others so. Keeps empty layers: the order in which
 * layers are first named counts.
 */
function prune(sheet: Root): string {
  const css = sheet.toString();
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name);
  const isUseless = (node: ChildNode) => {
    if (node.type === 'decl') return isUnread(node.prop);
    if (node.type === 'atrule' && node.name === 'property') return isUnread(node.params);
    return 'nodes' in node && node.nodes?.length === 0 && !('name' in node && node.name === 'layer');
  };
  sheet.walk((node) => {
    if (isUseless(node)) node.remove();
  });
  return sheet.toString() === css ? css : prune(sheet);
}
