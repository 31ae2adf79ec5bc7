import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { readPage } from './read-page.mjs';

/** Width of the share pictures in the report, in pixels. */
const THUMBNAIL_WIDTH = 480;

/**
 * Reads every page that the sitemap of an export names.
 *
 * @param {string} folder the export
 * @returns {Promise<{ origin: string, pages: object[], missing: string[], unlisted: string[] }>} `missing` are pages that
 *   the sitemap names and the export lacks, `unlisted` the other way round
 */
export async function readSite(folder) {
  const root = await realpath(folder);
  const listed = await readSitemap(path.join(root, 'sitemap.xml'));
  const { origin } = new URL(listed[0].url);
  const pages = [];
  const missing = [];
  for (const { url, lastModified } of listed) {
    const address = decodeURIComponent(new URL(url).pathname);
    const file = await findFile(root, address);
    if (!file) {
      missing.push(address);
      continue;
    }
    const page = readPage(await readFile(file.path, 'utf8'), { url, origin });
    pages.push({ path: address, lastModified, ...page, sharePicture: await readSharePicture(root, origin, page.share.image) });
  }
  await followLinks(root, pages);
  return { origin, pages, missing, unlisted: await findUnlisted(root, [...pages.map((page) => page.path), ...missing]) };
}

async function readSitemap(file) {
  const sitemap = parse(await readFile(file, 'utf8'));
  const entries = sitemap.querySelectorAll('url').map((entry) => ({
    url: entry.querySelector('loc').text.trim(),
    lastModified: entry.querySelector('lastmod')?.text.trim() ?? null,
  }));
  if (entries.length === 0) throw new Error('sitemap.xml names no page: there is nothing to review.');
  return entries;
}

/** Marks links that lead nowhere, and tells each page which others it links to and is linked from. */
async function followLinks(root, pages) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) {
    for (const link of page.links) {
      const target = byPath.get(link.path);
      const found = target || (link.path !== null && (await findFile(root, link.path)));
      link.broken = !found || (target !== undefined && link.hash !== '' && !target.ids.includes(link.hash));
    }
    page.linksOut = [...new Set(page.links.map((link) => link.path))].filter((to) => to !== page.path && byPath.has(to));
  }
  for (const page of pages) {
    page.linksIn = pages.filter((other) => other.linksOut.includes(page.path)).map((other) => other.path);
  }
}

/** @returns {Promise<{ width: number, height: number, format: string, bytes: number, thumbnail: string } | null>} */
async function readSharePicture(root, origin, url) {
  if (!url || !URL.canParse(url) || new URL(url).origin !== origin) return null;
  const file = await findFile(root, decodeURIComponent(new URL(url).pathname));
  if (!file) return null;
  const picture = sharp(file.path);
  const { width, height, format } = await picture.metadata();
  const small = await picture.resize({ width: THUMBNAIL_WIDTH }).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
  return { width, height, format, bytes: file.size, thumbnail: `data:image/jpeg;base64,${small.toString('base64')}` };
}

/** Pages of the export that the sitemap doesn't name; the page for unknown addresses is not meant to be there. */
async function findUnlisted(root, listed) {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html') && file !== '404.html');
  const addresses = files.map((file) => `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/');
  return [...new Set(addresses)].filter((address) => !listed.includes(address)).sort();
}

/** The file that answers an address: itself, or the page of that name. */
async function findFile(root, address) {
  const names = address === '/' ? ['index.html'] : [address, `${address}.html`];
  for (const name of names) {
    const place = path.join(root, name);
    const stats = await stat(place).catch(() => null);
    if (stats?.isFile()) return { path: place };
  }
  return null;
}
