import pMap from 'p-map';
import { readPage, type Page } from './read-page';
import { readSitemap, type ReviewedSite } from './read-site';

const TIMEOUT_MS = 15_000;

export interface Change {
  path: string;
  what: string;
  before: string;
  now: string;
}

/** What a text of the export says otherwise than the published site, and which pages come or go; null if that can't be read. */
export async function changesSincePublished({ origin, pages }: Pick<ReviewedSite, 'origin' | 'pages'>): Promise<Change[] | null> {
  const read = async (path: string) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? response.text() : null;
  };
  try {
    const sitemap = await read('/sitemap.xml');
    if (!sitemap) return null;
    const listed = readSitemap(sitemap).map((url) => decodeURIComponent(new URL(url).pathname));
    const paths = [...new Set([...pages.map(({ path }) => path), ...listed])].filter((path) => path !== '/404');
    const changes = await pMap(
      paths,
      async (path) => {
        const html = await read(path);
        return compare(
          path,
          html === null ? undefined : readPage(html, origin + path),
          pages.find((page) => page.path === path),
        );
      },
      { concurrency: 6 },
    );
    return changes.flat();
  } catch {
    return null;
  }
}

function compare(path: string, before: Page | undefined, now: Page | undefined): Change[] {
  if (!before || !now) return [{ path, what: 'Page', before: before ? 'there' : 'not there', now: now ? 'there' : 'not there' }];
  const textsOf = ({ title, description, headings, isIndexed }: Page) => ({
    Title: title.text,
    Description: description.text,
    'First heading': headings.find(({ level }) => level === 1)?.text ?? '',
    Indexed: isIndexed ? 'yes' : 'no',
  });
  const [old, current] = [Object.entries(textsOf(before)), Object.values(textsOf(now))];
  return old.flatMap(([what, text], index) =>
    text === current[index] ? [] : [{ path, what, before: text, now: current[index] ?? '' }],
  );
}
