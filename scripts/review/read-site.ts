import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { readPage } from './read-page';
import type { ReviewedPage, ReviewedSite, SharePicture } from './site';

/** Width in pixels of share pictures in the report. */
const THUMBNAIL_WIDTH = 480;

/** Reads every page of an export. */
export async function readSite(folder: string): Promise<ReviewedSite> {
  const listed = await readSitemap(path.join(folder, 'sitemap.xml'));
  const { origin } = new URL(listed[0].url);
  const read = async (address: string, url: string, lastModified: string | null): Promise<ReviewedPage | null> => {
    const file = findFile(folder, address);
    if (!file) return null;
    const page = readPage(await readFile(file, 'utf8'), { url, origin });
    const sharePicture = await readSharePicture(folder, origin, page.share.image);
    const isIndexed = !/noindex/.test(page.robots ?? '');
    return { path: address, isIndexed, lastModified, ...page, sharePicture, linksIn: [], linksOut: [] };
  };

  const site: ReviewedSite = { origin, build: readBuild(folder), icon: null, pages: [], shared: [], missing: [], unlisted: [] };
  for (const { url, lastModified } of listed) {
    const address = decodeURIComponent(new URL(url).pathname);
    const page = await read(address, url, lastModified);
    if (page) site.pages.push(page);
    else site.missing.push(address);
  }
  const named = new Set(site.pages.map((page) => page.path));
  for (const address of (await listAddresses(folder)).filter((one) => !named.has(one))) {
    const page = await read(address, origin + address, null);
    if (page?.isIndexed === false) site.shared.push(page);
    else site.unlisted.push(address);
  }
  followLinks(folder, site);
  return { ...site, icon: readIcon(folder, site.pages[0]?.icon) };
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
function followLinks(folder: string, { pages, shared }: ReviewedSite): void {
  const all = [...pages, ...shared];
  const byPath = new Map(all.map((page) => [page.path, page]));
  for (const page of all) {
    for (const link of page.links) {
      const target = byPath.get(link.path ?? '');
      const found = target !== undefined || (link.path !== null && findFile(folder, link.path) !== undefined);
      link.broken = !found || (target !== undefined && link.hash !== '' && !target.ids.includes(link.hash ?? ''));
    }
    const paths = new Set(page.links.flatMap((link) => link.path ?? []));
    page.linksOut = [...paths].filter((to) => to !== page.path && byPath.has(to));
  }
  // A page that is not indexed leads no crawler to others.
  for (const page of all) {
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

/** Stands in the payload of each page: `"b":"13c7cff9699e307c-4f53cda1"`. */
function readBuild(folder: string): string {
  const file = path.join(folder, 'index.txt');
  return (existsSync(file) && /"b":"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]) || '';
}

function readIcon(folder: string, address: string | null | undefined): string | null {
  const file = address && findFile(folder, address);
  if (!file) return null;
  const type = path.extname(file).slice(1).replace('svg', 'svg+xml');
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`;
}

/** The addresses of all pages in an export. */
async function listAddresses(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const addresses = files.map((file) => `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/');
  return [...new Set(addresses)].sort();
}
