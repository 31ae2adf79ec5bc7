import postcss from 'postcss';
import { unique, type Element } from './html';
import { keepUsedRules } from './used-rules';

/** The `data-precedence` that Next and `deferred-hydration.ts` write: React loads a style sheet without it a second time. */
const PRECEDENCE = 'next';

/** The arguments of `new FontFace(…)`. */
export type Typeface = [family: string, source: string, descriptors: { weight?: string }];

export interface CriticalCss {
  style: string;
  /** Left out of the style, because `late-typeface.ts` fetches them. */
  typefaces: Typeface[];
  /** The style sheets that the critical CSS was taken from. */
  addresses: string[];
}

/**
 * Creates a function that replaces a page's style sheet links by its critical CSS, which saves a round trip before the first
 * paint. The whole style sheets load with the scripts; hover and what React adds to the page need them.
 */
export function createCssInliner(readSheet: (address: string) => string): (page: Element) => CriticalCss {
  // Pages of one kind have the same elements and classes, so they share the result.
  const made = new Map<string, CriticalCss>();
  return (page) => {
    const links = page.querySelectorAll('link[rel=stylesheet]');
    const unmarked = links.find((link) => link.attrs['data-precedence'] !== PRECEDENCE);
    if (unmarked) {
      throw new Error(`its style sheet ${unmarked.attrs.href} has not data-precedence="${PRECEDENCE}", by which React knows it`);
    }
    const addresses = unique(links.map(({ attrs }) => attrs.href ?? ''));
    const names = unique(page.querySelectorAll('*').flatMap(namesOf)).sort();
    const key = [...addresses, ...names].join(' ');
    const critical = made.get(key) ?? makeCritical(addresses, names);
    made.set(key, critical);
    links[0]?.insertAdjacentHTML('beforebegin', `<style>${critical.style}</style>`);
    for (const link of links) link.remove();
    return critical;
  };

  function makeCritical(addresses: string[], names: readonly string[]): CriticalCss {
    const css = addresses.map((address) => withOwnAddresses(readSheet(address), address)).join('\n');
    const { rest, typefaces } = takeTypefaces(css);
    return { addresses, typefaces, style: keepUsedRules(rest, new Set(names)) };
  }
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

/** Takes the typefaces that a style sheet fetches by `url()` out of it, and with `local` the others, too. */
export function takeTypefaces(css: string, { local = false } = {}): { rest: string; typefaces: Typeface[] } {
  const typefaces: Typeface[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (face) => {
    const descriptors = new Map(face.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
    const source = descriptors.get('src') ?? '';
    const weight = descriptors.get('font-weight');
    const isFetched = source.includes('url(');
    if (isFetched) typefaces.push([descriptors.get('font-family') ?? '', source, weight ? { weight } : {}]);
    if (isFetched || local) face.remove();
  });
  return { rest: sheet.toString(), typefaces };
}
