import pMap from 'p-map';
import { readPage, readSitemap, type Page, type ReviewedSite } from './read-site';

const TIMEOUT_MS = 15_000;

export interface Change {
  path: string;
  what: string;
  before?: string;
  now?: string;
}

/** What a text of the export says otherwise than the published site, and which pages come or go; null if that can't be read. */
export async function changesSincePublished({ origin, pages }: Pick<ReviewedSite, 'origin' | 'pages'>) {
  const read = async (path: string) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? response.text() : null;
  };
  const compare = async (path: string): Promise<Change[]> => {
    const html = await read(path);
    const before = textsOf(html === null ? undefined : readPage(html, origin + path));
    const now = textsOf(pages.find((page) => page.path === path));
    const changed = Object.keys(before).filter((what) => what in now && now[what] !== before[what]);
    return changed.map((what) => ({ path, what, before: before[what], now: now[what] }));
  };
  try {
    const sitemap = await read('/sitemap.xml');
    if (!sitemap) return null;
    const paths = new Set([...pages.map(({ path }) => path), ...readSitemap(sitemap).paths]);
    paths.delete('/404');
    return (await pMap(paths, compare, { concurrency: 6 })).flat();
  } catch {
    return null;
  }
}

function textsOf(page: Page | undefined): Record<string, string> {
  if (!page) return { Page: 'not there' };
  const { title, description, isIndexed } = page;
  return { Page: 'there', Title: title, Description: description, Indexed: isIndexed ? 'yes' : 'no' };
}
