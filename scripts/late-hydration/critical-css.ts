import { remember, unique, type Element } from './html';
import { keepUsedRules } from './used-rules';

/** The `data-precedence` that Next and `deferred-hydration.ts` write: React loads a style sheet without it a second time. */
const PRECEDENCE = 'next';

export interface CriticalCss {
  style: string;
  /** The style sheets that the critical CSS was taken from. */
  addresses: string[];
  /** The files of typefaces that those fetch. */
  fonts: string[];
}

/**
 * Creates a function that replaces a page's style sheet links by its critical CSS, which saves a round trip before the first
 * paint. The whole style sheets load with the scripts; hover and what React adds to the page need them.
 */
export function createCssInliner(readSheet: (address: string) => string): (page: Element) => CriticalCss {
  // Pages of one kind have the same elements and classes, so they share the result.
  const makeCritical = remember((key: string): CriticalCss => {
    const [addresses, names] = JSON.parse(key) as [addresses: string[], names: string[]];
    const css = addresses.map((address) => withOwnAddresses(readSheet(address), address)).join('\n');
    return { addresses, fonts: css.match(/[^(]+\.woff2(?=\))/g) ?? [], style: keepUsedRules(css, new Set(names)) };
  });
  return (page) => {
    const links = page.querySelectorAll('link[rel=stylesheet]');
    const unmarked = links.find((link) => link.attrs['data-precedence'] !== PRECEDENCE);
    if (unmarked) {
      throw new Error(`its style sheet ${unmarked.attrs.href} has not data-precedence="${PRECEDENCE}", by which React knows it`);
    }
    const addresses = unique(links.map(({ attrs }) => attrs.href ?? ''));
    const names = unique(page.querySelectorAll('*').flatMap(namesOf)).sort();
    const critical = makeCritical(JSON.stringify([addresses, names]));
    links[0]?.insertAdjacentHTML('beforebegin', `<style>${critical.style}</style>`);
    for (const link of links) link.remove();
    return critical;
  };
}

function namesOf({ localName, attrs }: Element): string[] {
  const classes = attrs.class?.split(/\s+/).filter(Boolean) ?? [];
  return [localName, ...classes.map((name) => `.${name}`)];
}

/** Makes the addresses absolute: they are relative to the style sheet. */
function withOwnAddresses(css: string, address: string): string {
  return css.replace(
    /url\((?!["']?(?:\/|[a-z]+:))(["']?)([^)"']+)\1\)/g,
    (_, _quote, relative: string) => `url(${new URL(relative, `https://a${address}`).pathname})`,
  );
}
