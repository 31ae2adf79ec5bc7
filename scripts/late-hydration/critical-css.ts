import postcss, { type ChildNode, type Root } from 'postcss';
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser';
import type { Element } from './html';

/** The `data-precedence` that Next and `deferred-hydration.ts` write: React loads a style sheet without it a second time. */
const PRECEDENCE = 'next';

/** States that need a pointer or the page's scripts; the first paint has none of them. */
const LATER_STATE = /^\[open]|:(hover|active)\b|(?<!:not\()\[(data-(navigating|scrolled|failed)]|aria-(disabled|invalid)="?true)/;
/** Selectors of what replaces a failed picture, and of what Tailwind writes for web components. */
const LATER_PART = /img::?after|:host/;
/** Motion, pointers, browsers' values. Not `tab-size`: a later change of an inherited property lays out the whole page anew. */
const LATER_PROPERTY =
  /^(transition|animation|cursor|pointer-events|touch-action|(-webkit-)?user-select|overflow-anchor|font-(feature|variation)-settings|-webkit-(tap-highlight-color|text-decoration))/;

/**
 * Creates a function that replaces a page's style sheet links by its critical CSS, which saves a round trip before the first
 * paint. The whole style sheets load with the scripts; hover and what React adds to the page need them.
 *
 * @returns takes a page; returns the critical CSS, the addresses of the whole sheets, and those of the typefaces in them
 */
export function createCssInliner(readSheet: (address: string) => string) {
  // Pages of one kind have the same elements and classes, so they share the result.
  const known = new Map<string, string>();
  // Next writes addresses relative to the sheet: `url(../media/a.woff2)`.
  const readAbsolute = (address: string) =>
    readSheet(address).replace(/(?<=url\()\.\.[^)]+/g, (file) => new URL(file, `https://a${address}`).pathname);
  return (page: Element) => {
    const links = page.querySelectorAll('link[rel=stylesheet]');
    const unmarked = links.find((link) => link.attrs['data-precedence'] !== PRECEDENCE);
    if (unmarked) {
      throw new Error(`its style sheet ${unmarked.attrs.href} has not data-precedence="${PRECEDENCE}", by which React knows it`);
    }
    const addresses = [...new Set(links.map(({ attrs }) => attrs.href ?? ''))];
    const names = [...new Set(page.querySelectorAll('*').flatMap(namesIn))].sort();
    const key = JSON.stringify([addresses, names]);
    const css = addresses.map(readAbsolute).join('\n');
    if (!known.has(key)) refuseUnruled(names, css);
    const style = known.get(key) ?? keepUsedRules(css, new Set(names));
    known.set(key, style);
    links[0]?.insertAdjacentHTML('beforebegin', `<style>${style}</style>`);
    for (const link of links) link.remove();
    return { style, addresses, fonts: css.match(/[^(]+\.woff2(?=\))/g) ?? ([] as string[]) };
  };
}

function namesIn({ localName, attrs }: Element) {
  const classes = attrs.class?.split(/\s+/).filter(Boolean) ?? [];
  return [localName, ...classes.map((name) => `.${name}`)];
}

/** Refuses a class in no rule: of a size or colour that `@theme` lacks Tailwind makes none, and says nothing. */
function refuseUnruled(names: readonly string[], css: string) {
  const ruled = new Set(css.match(/\.(?:\\.|[\w-])+/g)?.map((name) => name.replace(/\\(.)/g, '$1')));
  const unruled = names.filter((name) => name.startsWith('.') && !ruled.has(name));
  if (unruled.length > 0) throw new Error(`no rule is for its class ${unruled.join(', ')}`);
}

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
  sheet.walkDecls((declaration) => {
    // Tailwind's variable is `solid` everywhere, as the base layer's border is; browsers without @property need a rule for it.
    if (LATER_PROPERTY.test(declaration.prop) || declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  return dropUnused(sheet);
}

/**
 * The classes and elements that a selector needs to match anything, without those in brackets, as in `:not(.a)`, but for those
 * that each alternative of `:is(.a > b, .a > c)` needs.
 *
 * @returns classes as `.a`, unescaped, and elements as `a`
 */
export function neededNames(selector: string): readonly string[] {
  return parseSelector()
    .astSync(selector)
    .nodes.flatMap(({ nodes }) => nodes.flatMap(namesOf));
}

function namesOf(node: SelectorNode): readonly string[] {
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'tag') return [node.value];
  if (node.type !== 'pseudo' || !/^:(is|where|has)$/.test(node.value)) return [];
  const [first = [], ...others] = node.nodes.map((alternative) => alternative.nodes.flatMap(namesOf));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/**
 * Removes variables that nothing reads and empty rules, as long as that leaves others so. Keeps empty layers: the order in which
 * layers are first named counts.
 */
function dropUnused(sheet: Root): string {
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
  return sheet.toString() === css ? css : dropUnused(sheet);
}
