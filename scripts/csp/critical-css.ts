import { placeOf, readAttributes, removalOf, unique, type Change, type Element } from './html';
import { listTypefaces, type Typeface } from './typefaces';
import { keepUsedRules } from './used-rules';

/** What Next writes, and `deferred-hydration.ts` after it: of a sheet without it React adds its own. */
const PRECEDENCE = 'next';

export interface CriticalCss {
  style: string;
  /** Not in the style: `late-typeface.ts` fetches them. */
  typefaces: Typeface[];
  /** Of the style sheets it was taken from. */
  addresses: string[];
  changes: Change[];
}

/**
 * Makes what puts a page's critical CSS in place of its links to style sheets: on a slow line their request would hold up
 * the first paint by a whole round trip. The sheets themselves come with the scripts, for pointers and for what React
 * adds to the page.
 */
export function createCssInliner(readSheet: (address: string) => string): (elements: readonly Element[]) => CriticalCss {
  // Pages of the same kind have the same elements and classes.
  const made = new Map<string, Pick<CriticalCss, 'style' | 'typefaces'>>();
  return (elements) => {
    const links = elements.filter((element) => element.tagName === 'link' && readAttributes(element).rel === 'stylesheet');
    const unmarked = links.find((link) => readAttributes(link)['data-precedence'] !== PRECEDENCE);
    if (unmarked) {
      throw new Error(
        `its style sheet ${readAttributes(unmarked).href} has not data-precedence="${PRECEDENCE}", by which React knows it`,
      );
    }
    const addresses = unique(links.map((link) => readAttributes(link).href ?? ''));
    const names = unique(elements.flatMap(namesOf)).sort();

    const key = [...addresses, ...names].join(' ');
    let taken = made.get(key);
    if (!taken) {
      const css = addresses.map((address) => withOwnAddresses(readSheet(address), address)).join('\n');
      taken = { style: keepUsedRules(css, new Set(names)), typefaces: listTypefaces(css) };
      made.set(key, taken);
    }
    const element = `<style>${taken.style}</style>`;
    return {
      ...taken,
      addresses,
      changes: links.map((link, index) => (index === 0 ? replaceBy(link, element) : removalOf(link))),
    };
  };
}

function replaceBy(element: Element, text: string): Change {
  const { startOffset, endOffset } = placeOf(element);
  return { start: startOffset, end: endOffset, text };
}

function namesOf(element: Element): string[] {
  const classes = readAttributes(element).class?.split(/\s+/).filter(Boolean) ?? [];
  return [element.tagName, ...classes.map((name) => `.${name}`)];
}

/** A style sheet's addresses are relative to itself. */
function withOwnAddresses(css: string, address: string): string {
  return css.replace(
    /url\((?!["']?(?:\/|[a-z]+:))(["']?)([^)"']+)\1\)/g,
    (_, _quote, relative: string) => `url(${new URL(relative, `https://a${address}`).pathname})`,
  );
}
