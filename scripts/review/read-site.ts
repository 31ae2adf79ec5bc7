import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { listPages } from '../support/list-files';
import { readPage, type Page } from './read-page';

/** Width in pixels of share pictures in the report. */
const THUMBNAIL_WIDTH = 480;

export interface ReviewedPage extends Page {
  path: string;
  /** Whether the sitemap names it. */
  isListed: boolean;
  sharePicture: { bytes: number; thumbnail: string } | null;
  /** Whether another page links here; a page that is not indexed leads no crawler on. */
  isLinked: boolean;
  brokenLinks: Page['links'];
}

export interface ReviewedSite {
  origin: string;
  /** Those of the sitemap first. */
  pages: ReviewedPage[];
  /** Paths of the sitemap without a page in the export. */
  missing: string[];
}

/** Reads every page of an export. */
export async function readSite(folder: string): Promise<ReviewedSite> {
  const listed = readSitemap(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'));
  const [first] = listed;
  if (!first) throw new Error('sitemap.xml names no page: there is nothing to review.');
  const { origin } = new URL(first);
  const paths = listed.map((url) => decodeURIComponent(new URL(url).pathname));
  const there = listPages(folder).map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/');
  const addresses = [...new Set([...paths.filter((one) => there.includes(one)), ...there])];
  const read = addresses.map((address) => {
    const html = readFileSync(findFile(folder, address) ?? '', 'utf8');
    return {
      path: address,
      isListed: paths.includes(address),
      ...readPage(html, new URL(address, origin).href.replace(/\/$/, '')),
    };
  });
  const idsOf = new Map(read.map((page) => [page.path, page.ids]));
  const leadsNowhere = ({ path: to, id }: Page['links'][number]) =>
    to === null || (idsOf.has(to) ? Boolean(id) && !idsOf.get(to)?.includes(id ?? '') : !findFile(folder, to));
  const linked = new Set(
    read.flatMap(({ path: from, isIndexed, links }) => (isIndexed ? links.map((to) => to.path).filter((to) => to !== from) : [])),
  );
  const pages = read.map(async (page) => ({
    ...page,
    sharePicture: await readSharePicture(findFile(folder, page.share.image?.replace(origin, ''))),
    isLinked: linked.has(page.path),
    brokenLinks: page.links.filter(leadsNowhere),
  }));
  return { origin, pages: await Promise.all(pages), missing: paths.filter((one) => !there.includes(one)) };
}

/** The addresses that a sitemap names. */
export function readSitemap(xml: string): string[] {
  return parse(xml)
    .querySelectorAll('url > loc')
    .map((address) => address.text.trim());
}

/** The file that a host serves for a path: the file itself, or `<path>.html`. */
function findFile(folder: string, address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const place = path.join(folder, address === '/' ? 'index' : address);
  return [place, `${place}.html`].find((file) => existsSync(file) && statSync(file).isFile());
}

async function readSharePicture(file: string | undefined): Promise<ReviewedPage['sharePicture']> {
  if (!file) return null;
  const small = await sharp(file).resize({ width: THUMBNAIL_WIDTH }).jpeg({ quality: 60 }).toBuffer();
  return { bytes: statSync(file).size, thumbnail: `data:image/jpeg;base64,${small.toString('base64')}` };
}
