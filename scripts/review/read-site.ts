import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { readPage } from './read-page';
import type { ReviewedPage, ReviewedSite, SharePicture } from './site';

/** Width in pixels of share pictures in the report. */
const THUMBNAIL_WIDTH = 480;

/** The 404 page and the pages of products that are no longer sold have this tag. */
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

/** Reads every page in the sitemap of an export. */
export async function readSite(folder: string): Promise<ReviewedSite> {
  const listed = await readSitemap(path.join(folder, 'sitemap.xml'));
  const { origin } = new URL(listed[0].url);
  const pages: ReviewedPage[] = [];
  const missing: string[] = [];
  for (const { url, lastModified } of listed) {
    const address = decodeURIComponent(new URL(url).pathname);
    const file = findFile(folder, address);
    if (!file) {
      missing.push(address);
      continue;
    }
    const page = readPage(await readFile(file, 'utf8'), { url, origin });
    const sharePicture = await readSharePicture(folder, origin, page.share.image);
    pages.push({ path: address, lastModified, ...page, sharePicture, linksIn: [], linksOut: [] });
  }
  followLinks(folder, pages);
  return { origin, pages, missing, unlisted: await findUnlisted(folder, [...pages.map((page) => page.path), ...missing]) };
}

interface SitemapEntry {
  url: string;
  lastModified: string | null;
}

async function readSitemap(file: string): Promise<[SitemapEntry, ...SitemapEntry[]]> {
  const sitemap = parse(await readFile(file, 'utf8'));
  const [first, ...more] = sitemap.querySelectorAll('url').map((entry) => ({
    url: entry.querySelector('loc')?.text.trim() ?? '',
    lastModified: entry.querySelector('lastmod')?.text.trim() ?? null,
  }));
  if (!first) throw new Error('sitemap.xml names no page: there is nothing to review.');
  return [first, ...more];
}

/** The file that a host serves for a path: the file itself, `<path>.html` or `<path>/index.html`. */
function findFile(folder: string, address: string): string | undefined {
  const place = path.join(folder, address);
  if (place !== folder && !place.startsWith(path.join(folder, path.sep))) return undefined;
  return [place, `${place}.html`, path.join(place, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** Marks broken links, and lists for each page which pages it links to and which link to it. */
function followLinks(folder: string, pages: readonly ReviewedPage[]): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) {
    for (const link of page.links) {
      const target = byPath.get(link.path ?? '');
      const found = target !== undefined || (link.path !== null && findFile(folder, link.path) !== undefined);
      link.broken = !found || (target !== undefined && link.hash !== '' && !target.ids.includes(link.hash ?? ''));
    }
    const paths = new Set(page.links.flatMap((link) => link.path ?? []));
    page.linksOut = [...paths].filter((to) => to !== page.path && byPath.has(to));
  }
  for (const page of pages) {
    page.linksIn = pages.filter((other) => other.linksOut.includes(page.path)).map((other) => other.path);
  }
}

async function readSharePicture(folder: string, origin: string, url: string | null): Promise<SharePicture | null> {
  if (!url || !URL.canParse(url) || new URL(url).origin !== origin) return null;
  const file = findFile(folder, decodeURIComponent(new URL(url).pathname));
  if (!file) return null;
  const picture = sharp(file);
  const { width, height, format } = await picture.metadata();
  const small = await picture.resize({ width: THUMBNAIL_WIDTH }).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
  return { width, height, format, bytes: statSync(file).size, thumbnail: `data:image/jpeg;base64,${small.toString('base64')}` };
}

/** Paths of pages that are not in the sitemap, except those with `noindex`. */
async function findUnlisted(folder: string, listed: readonly string[]): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !NOINDEX.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  const addresses = files.map((file) => `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/');
  return [...new Set(addresses)].filter((address) => !listed.includes(address)).sort();
}
