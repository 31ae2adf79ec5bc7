import { parse, type HTMLElement } from 'node-html-parser';
import type { LinkedData, MeasuredText, PageLink, PageSource } from './site';
import { textWidth } from './text-width';

/** Font sizes in pixels of Google's titles and descriptions on desktop, in Arial. */
const TITLE_SIZE = 20;
const DESCRIPTION_SIZE = 14;

/**
 * Reads a page as a crawler that runs no scripts does.
 *
 * @param address the page's full address, and the site's origin
 */
export function readPage(html: string, { url, origin }: { url: string; origin: string }): PageSource {
  // The parser's default would also treat noscript as plain text.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const structuredData = readStructuredData(root);
  const meta = (name: string) =>
    root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;

  return {
    url,
    title: measured(root.querySelector('title')?.text ?? '', TITLE_SIZE),
    description: measured(meta('description') ?? '', DESCRIPTION_SIZE),
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    robots: meta('robots'),
    share: {
      title: meta('og:title'),
      description: meta('og:description'),
      site: meta('og:site_name'),
      url: meta('og:url'),
      image: meta('og:image'),
      alt: meta('og:image:alt'),
      twitterImage: meta('twitter:image'),
    },
    structuredData,
    icon: root.querySelectorAll('link[rel="icon"]').at(-1)?.getAttribute('href') ?? null,
    headings: root.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: oneLine(heading.text),
    })),
    pictures: root.querySelectorAll('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt') ?? null,
    })),
    ids: root.querySelectorAll('[id]').map((element) => element.id),
    links: readLinks(root, url, origin),
  };
}

function measured(text: string, size: number): MeasuredText {
  const shown = oneLine(text);
  return { text: shown, characters: [...shown].length, pixels: textWidth(shown, size) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The top-level things in the page's JSON-LD, and its parse errors. */
function readStructuredData(root: HTMLElement): PageSource['structuredData'] {
  const things: LinkedData[] = [];
  const errors: string[] = [];
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      const data = JSON.parse(script.rawText) as LinkedData & { '@graph'?: LinkedData[] };
      things.push(...(data['@graph'] ?? [data].flat()));
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { things, errors };
}

/** Links within the site; `path` is null for links that are no valid address. */
function readLinks(root: HTMLElement, url: string, origin: string): PageLink[] {
  return root.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, url)) return [{ href, path: null, hash: '', text: oneLine(link.text) }];
    const target = new URL(href, url);
    if (target.origin !== origin) return [];
    return [{ href, path: decodePath(target.pathname), hash: decodePath(target.hash.slice(1)), text: oneLine(link.text) }];
  });
}

/** Decodes percent-encoding; null if it is invalid. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
