import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notKept } from '@/content/controls';
import { mainNavigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { KEPT } from '@/lib/browser/host-lost';
import { colours } from '@/lib/colours';
import { brandMark, brandMarkSvg } from '@/lib/pictures/brand-drawing';
import { bundleScript } from '../support/bundle-script';
import { shortHash } from '../support/short-hash';

/** Pages cached at the first visit. The others are cached when they are visited. */
const FIRST_PAGES = [routes.home, routes.products, routes.about, routes.contact, routes.getQuote, routes.backupCalculator];

/**
 * Writes the service worker, `sw.js`, into the export, with the routes and the files that they need. Its version is a hash of
 * those pages, so that the same export gives the same file. `public/sw-retired.js` is the one that ends it.
 *
 * @param lateFiles what each page loads for hydration, by the page's file
 * @returns the number of pages and files that it caches
 */
export function writeServiceWorker(exportFolder: string, lateFiles: ReadonlyMap<string, readonly string[]>): number {
  const names = FIRST_PAGES.map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  const pages = names.map((name) => readFileSync(path.join(exportFolder, name), 'utf8'));
  const named = names.map((name) => lateFiles.get(name) ?? []);
  const isOfAll = (file: string) => named.every((files) => files.includes(file));
  const files = [...new Set(named.flat().flatMap((file) => (isOfAll(file) ? file : [file, ...listImports(exportFolder, file)])))];
  const values = { VERSION: shortHash(12, ...pages), PAGES: FIRST_PAGES, FILES: files, KEPT, NOT_KEPT: drawNotice() };
  writeFileSync(path.join(exportFolder, 'sw.js'), bundleScript('scripts/build/service-worker.ts', values));
  return pages.length + files.length;
}

/** A small page without other files. The pages that it links to are cached. */
function drawNotice() {
  const { title, text, call, again } = notKept;
  const link = (label: string, href: string) => `<a href="${href}">${label}</a>`;
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<style>body{font:18px/1.5 sans-serif;max-width:36rem;margin:15vh auto;padding:0 16px;background:${colours.ink};color:${colours.paper}}a{color:inherit;display:inline-block;padding:8px 0}b svg{height:20px;margin-right:8px;fill:${colours.volt};vertical-align:-2px}</style>`,
    `<b><svg viewBox="0 0 ${brandMark.width} ${brandMark.height}">${brandMarkSvg()}</svg>${site.brand.toUpperCase()}</b><h1>${title}</h1>`,
    `<p>${text}<ul>${mainNavigation.map(({ label, href }) => `<li>${link(label, href)}`).join('')}</ul>`,
    `<p>${call} ${link(site.phones[0], `tel:${site.phones[0].replaceAll(' ', '')}`)}<p>${link(again, '')}`,
  ].join('');
}

/** The scripts that a script imports dynamically. The scripts of all pages import only the modal and toast, useless offline. */
function listImports(exportFolder: string, file: string) {
  if (!file.endsWith('.js')) return [];
  const text = readFileSync(path.join(exportFolder, file), 'utf8');
  return Array.from(text.matchAll(/"(static\/chunks\/[^"]+\.js)"/g), ([, chunk]) => `/_next/${chunk}`);
}
