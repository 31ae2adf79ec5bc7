import { readAttributes, removalOf, unique } from './page-html.mjs';
import { keepUsedRules } from './used-rules.mjs';

/**
 * Makes what puts a page's own rules in place of its links to style sheets: on a slow line their request would hold up the
 * first paint by a whole round trip. The sheets themselves come with the scripts, for what React adds to the page.
 *
 * @param {(address: string) => string} readSheet
 * @returns {(elements: object[]) => { style: string, addresses: string[], changes: { start: number, end: number, text: string }[] }}
 */
export function createStyleInliner(readSheet) {
  // Pages of the same kind have the same elements and classes.
  const made = new Map();
  return (elements) => {
    const links = elements.filter((element) => element.tagName === 'link' && readAttributes(element).rel === 'stylesheet');
    const addresses = unique(links.map((link) => readAttributes(link).href));
    const names = unique(elements.flatMap(namesOf)).sort();

    const key = [...addresses, ...names].join(' ');
    if (!made.has(key)) made.set(key, keepUsedRules(addresses.map((address) => withOwnAddresses(readSheet(address), address)).join('\n'), new Set(names)));
    const style = made.get(key);
    const changes = links.map((link, index) => ({ ...removalOf(link), text: index === 0 ? `<style>${style}</style>` : '' }));
    return { style, addresses, changes };
  };
}

function namesOf(element) {
  const classes = readAttributes(element).class?.split(/\s+/).filter(Boolean) ?? [];
  return [element.tagName, ...classes.map((name) => `.${name}`)];
}

/** A style sheet's addresses are relative to itself. */
function withOwnAddresses(css, address) {
  return css.replace(/url\((?!["']?(?:\/|[a-z]+:))(["']?)([^)"']+)\1\)/g, (_, quote, relative) => `url(${new URL(relative, `https://a${address}`).pathname})`);
}
