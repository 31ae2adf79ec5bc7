import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/lib/paths';
import { readPayload } from '../csp/read-rsc-payload';
import { readWithoutTypes } from '../support/read-without-types';

/** The pages kept after the first visit. All others are kept once they have been visited. */
const ROUTES = [paths.home, paths.products, paths.about, paths.contact, paths.getQuote, paths.backupCalculator];

/**
 * Writes `sw.js` into the export: the service worker with the routes and the files that they need. Its version is the
 * hash of those pages, so that the same export gives the same file.
 *
 * @returns how many pages and files it keeps
 */
export function writeServiceWorker(exportFolder: string): number {
  const pages = ROUTES.map((route) =>
    readFileSync(path.join(exportFolder, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
  );
  const version = createHash('sha256').update(pages.join('')).digest('hex').slice(0, 12);
  const named = pages.map((html) => {
    const { address, files: late } = readPayload(exportFolder, html);
    const fonts = Array.from(html.matchAll(/"(\/_next\/static\/[^"\\]+\.woff2)"/g), ([, font = '']) => font);
    return [...fonts, address, ...late.map(([file]) => file)];
  });
  const isOfOne = (file: string) => !named.every((files) => files.includes(file));
  const files = [
    ...new Set(named.flat().flatMap((file) => (isOfOne(file) ? [file, ...listImports(exportFolder, file)] : [file]))),
  ];
  const lost = files.filter((file) => !existsSync(path.join(exportFolder, file)));
  if (lost.length > 0) throw new Error(`The pages name files that the export lacks: ${lost.join(', ')}`);
  const worker = readWithoutTypes('scripts/build/service-worker.ts')
    .replace('alpha-ampere-VERSION', `alpha-ampere-${version}`)
    .replace('PAGES = []', `PAGES = ${JSON.stringify(ROUTES)}`)
    .replace('FILES = []', `FILES = ${JSON.stringify(files)}`);
  writeFileSync(path.join(exportFolder, 'sw.js'), worker);
  return pages.length + files.length;
}

/** What a script fetches when it is needed. What all pages may need, the modal and the toast, is of no use offline. */
function listImports(exportFolder: string, file: string): string[] {
  if (!file.endsWith('.js')) return [];
  const text = readFileSync(path.join(exportFolder, file), 'utf8');
  return Array.from(text.matchAll(/"(static\/chunks\/[^"]+\.js)"/g), ([, chunk]) => `/_next/${chunk}`);
}
