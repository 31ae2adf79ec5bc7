import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser';

/** States that need a pointer or the page's scripts; the first paint has none of them. */
const LATER_STATE = /:hover\b|\[data-(navigating|scrolled)]/;
const LATER_PROPERTY = /^transition/;

/**
 * The part of a style sheet that a page's first paint can need. Left out are rules whose selectors need a class or element
 * that the page lacks, later states, transitions, and custom properties and animations that are unused then.
 *
 * @param names element names, such as `div`, and classes, such as `.control`, of the page
 */
export function keepUsedRules(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes')) return;
    const used = rule.selectors.filter(
      (selector) => !LATER_STATE.test(selector) && neededNames(selector).every((name) => names.has(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkDecls(LATER_PROPERTY, (declaration) => {
    declaration.remove();
  });
  while (removeUnread(sheet) || removeEmpty(sheet));
  return sheet.toString();
}

/** Pseudo-elements of fields; Tailwind's reset writes them without their element. */
const FORM_PARTS = /^::(-webkit-(inner|outer|date|calendar|search)|placeholder|file-selector)/;

const known = new Map<string, readonly string[]>();

/**
 * The classes and elements that a selector needs to match anything, without those in brackets, as in `:not(.a)` or
 * `:is(.a, .b)`.
 *
 * @returns classes as `.a`, unescaped, and elements as `a`
 */
export function neededNames(selector: string): readonly string[] {
  let names = known.get(selector);
  if (!names) {
    names = parseSelector()
      .astSync(selector)
      .nodes.flatMap(({ nodes }) => nodes.flatMap(namesOf));
    known.set(selector, names);
  }
  return names;
}

/** Does not descend into pseudo-classes. */
function namesOf(node: SelectorNode): string[] {
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'tag') return [node.value];
  return node.type === 'pseudo' && FORM_PARTS.test(node.value) ? ['input'] : [];
}

function removeUnread(sheet: Root): boolean {
  const read = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g));
  const played = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)));
  return removeAll(sheet, (node) => {
    if (node.type === 'decl') return node.prop.startsWith('--') && !read.has(node.prop);
    if (node.type !== 'atrule') return false;
    return (node.name === 'property' && !read.has(node.params)) || (node.name === 'keyframes' && !played.has(node.params));
  });
}

/** Keeps empty layers: the order in which layers are first named counts. */
function removeEmpty(sheet: Root): boolean {
  return removeAll(sheet, (node) => 'nodes' in node && node.nodes?.length === 0 && !('name' in node && node.name === 'layer'));
}

/** Returns whether anything was removed. */
function removeAll(sheet: Root, isUnneeded: (node: ChildNode) => boolean): boolean {
  const unneeded: ChildNode[] = [];
  sheet.walk((node) => {
    if (isUnneeded(node)) unneeded.push(node);
  });
  for (const node of unneeded) node.remove();
  return unneeded.length > 0;
}
