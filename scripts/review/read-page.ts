import { parsePage } from '../late-hydration/html';
import { textWidth } from './text-width';

/** Font sizes in pixels of Google's titles and descriptions on desktop, in Arial. */
const TITLE_SIZE = 20;
const DESCRIPTION_SIZE = 14;

export type Page = ReturnType<typeof readPage>;

/** Reads a page as a crawler that runs no scripts does. */
export function readPage(html: string, url: string) {
  const root = parsePage(html);
  const meta = (name: string) =>
    root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
  return {
    url,
    title: measured(root.querySelector('title')?.text ?? '', TITLE_SIZE),
    description: measured(meta('description') ?? '', DESCRIPTION_SIZE),
    isIndexed: !/noindex/.test(meta('robots') ?? ''),
    share: {
      title: meta('og:title'),
      description: meta('og:description'),
      site: meta('og:site_name'),
      url: meta('og:url'),
      image: meta('og:image'),
      alt: meta('og:image:alt'),
    },
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    links: root.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const target = URL.canParse(href, url) ? new URL(href, url) : null;
      if (target && target.origin !== new URL(url).origin) return [];
      return [{ text: oneLine(link.text), href, path: decode(target?.pathname), id: decode(target?.hash.slice(1)) }];
    }),
  };
}

function measured(text: string, size: number) {
  const shown = oneLine(text);
  return { text: shown, characters: [...shown].length, pixels: textWidth(shown, size) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Null if it is no valid address. */
function decode(encoded: string | undefined): string | null {
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
