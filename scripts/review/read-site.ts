import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { parse } from 'node-html-parser';
import { parsePage } from '../late-hydration/html';
import { listPages } from '../support/list-files';

export type Page = ReturnType<typeof readPage>;

export interface ReviewedPage extends Page {
  path: string;
  /** Whether the sitemap names it. */
  isListed: boolean;
  /** Bytes of its share picture; null without one. */
  shareSize: number | null;
  /** Whether another page links here; a page that is not indexed leads no crawler on. */
  isLinked: boolean;
  brokenLinks: Page['links'];
}

export type ReviewedSite = ReturnType<typeof readSite>;

/** Reads every page of an export, those of the sitemap first; `missing` are paths of the sitemap without a page. */
export function readSite(folder: string) {
  const { origin, paths } = readSitemap(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'));
  if (!origin) throw new Error('sitemap.xml names no page: there is nothing to review.');
  const there = listPages(folder).map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/');
  const addresses = [...new Set([...paths.filter((one) => there.includes(one)), ...there])];
  const read = addresses.map((address) => ({
    path: address,
    isListed: paths.includes(address),
    ...readPage(readFileSync(findFile(folder, address) ?? '', 'utf8'), origin + address),
  }));
  const idsOf = new Map(read.map((page) => [page.path, page.ids]));
  const leadsNowhere = ({ path: to, id }: Page['links'][number]) => !(idsOf.get(to)?.includes(id) ?? findFile(folder, to));
  const linked = new Set(
    read.flatMap(({ path: from, isIndexed, links }) => (isIndexed ? links.map((to) => to.path).filter((to) => to !== from) : [])),
  );
  const pages = read.map((page): ReviewedPage => {
    const picture = findFile(folder, page.share.image?.replace(origin, ''));
    return {
      ...page,
      shareSize: picture ? statSync(picture).size : null,
      isLinked: linked.has(page.path),
      brokenLinks: page.links.filter(leadsNowhere),
    };
  });
  return { origin, pages, missing: paths.filter((one) => !there.includes(one)) };
}

/** Reads a page as a crawler that runs no scripts does. */
export function readPage(html: string, url: string) {
  const root = parsePage(html);
  const meta = (name: string) =>
    root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
  return {
    title: oneLine(root.querySelector('title')?.text ?? ''),
    description: oneLine(meta('description') ?? ''),
    isIndexed: !/noindex/.test(meta('robots') ?? ''),
    share: {
      title: meta('og:title'),
      description: meta('og:description'),
      site: meta('og:site_name'),
      url: meta('og:url'),
      image: meta('og:image'),
      alt: meta('og:image:alt'),
    },
    /** The ids that a link's fragment can name; without a fragment a link leads to the top. */
    ids: ['', ...root.querySelectorAll('[id]').map(({ id }) => id)],
    links: root.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const target = URL.canParse(href, url) ? new URL(href, url) : null;
      if (target && target.origin !== new URL(url).origin) return [];
      return [
        { text: oneLine(link.text), href, path: unescape(target?.pathname ?? ''), id: unescape(target?.hash.slice(1) ?? '') },
      ];
    }),
  };
}

/** The paths that a sitemap names, and their origin; undefined if there are none. */
export function readSitemap(xml: string) {
  const urls = parse(xml).querySelectorAll('url > loc');
  const addresses = urls.map(({ text }) => new URL(text.trim()));
  return { origin: addresses[0]?.origin, paths: addresses.map(({ pathname }) => unescape(pathname)) };
}

/** The file that a host serves for a path: the file itself, or `<path>.html`. */
export function findFile(folder: string, address: string | undefined): string | undefined {
  if (!address) return undefined;
  const place = path.join(folder, address === '/' ? 'index' : address);
  return [place, `${place}.html`].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
