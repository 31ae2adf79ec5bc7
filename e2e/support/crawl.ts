import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { testEnvironment } from '@/scripts/support/test-environment';

/** Where the site under test says it lives; it is served elsewhere. */
export const siteUrl = testEnvironment.NEXT_PUBLIC_SITE_URL;

/** The path of one of the site's full addresses. */
export function pathOf(url: string): string {
  if (url !== siteUrl && !url.startsWith(`${siteUrl}/`)) throw new Error(`${url} is not an address of ${siteUrl}`);
  return url.slice(siteUrl.length) || '/';
}

/** The file of the export that hosts send for an address. Throws where there is none. */
export function readExported(address: string, folder = exportFolder): Buffer {
  const [name = ''] = decodeURI(address).split(/[?#]/);
  const place = path.join(folder, name === '/' ? 'index' : name);
  const file = [place, `${place}.html`].find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  if (!file) throw new Error(`The export has nothing for ${address}`);
  return readFileSync(file);
}

/** One entry of the sitemap. */
export interface Listed {
  url: string;
  path: string;
  lastModified: string;
  images: string[];
}

export function readSitemap(folder = exportFolder): Listed[] {
  const entries = parse(readExported('/sitemap.xml', folder).toString()).querySelectorAll('url');
  if (entries.length === 0) throw new Error('The sitemap names no page: there is nothing to test.');
  return entries.map((entry) => {
    const url = textOf(entry, 'loc');
    const images = entry.querySelectorAll('image\\:loc').map((image) => image.text.trim());
    return { url, path: pathOf(url), lastModified: textOf(entry, 'lastmod'), images };
  });
}

/** A page as a crawler without scripts reads it: what scripts and styles hold is gone. */
export function readSource(address: string, folder = exportFolder): { page: HTMLElement; blocks: unknown[] } {
  const page = parse(readExported(address, folder).toString(), { blockTextElements: { script: true, style: true } });
  const blocks = page.querySelectorAll('script[type="application/ld+json"]').map((script): unknown => JSON.parse(script.rawText));
  for (const element of page.querySelectorAll('script, style')) element.remove();
  return { page, blocks };
}

/** The text of the one element that the selector finds, on one line. */
export function textOf(within: HTMLElement, selector: string): string {
  const found = within.querySelectorAll(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements are "${selector}"; the test needs one`);
  return oneLine(element.text);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What a `<meta>` says, by its property or name. */
export function metaOf(page: HTMLElement, name: string): string | undefined {
  return page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

/** Label and value of each row of a page's specification. */
export function specificationOf(page: HTMLElement): [label: string, value: string][] {
  return page
    .querySelectorAll('section[aria-labelledby="specifications"] tr:has(td)')
    .map((row) => [textOf(row, 'th'), textOf(row, 'td')]);
}
