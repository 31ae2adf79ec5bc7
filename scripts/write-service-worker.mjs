import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPayload } from './policy/read-payload.mjs';

/** The fixed routes: after one visit they all open without a connection. Product pages are kept as they are visited. */
const ROUTES = { '/': 'index.html', '/products': 'products.html', '/about': 'about.html', '/contact': 'contact.html', '/get-quote': 'get-quote.html', '/backup-calculator': 'backup-calculator.html' };

/**
 * Writes `sw.js` into the export: the service worker with the routes and the files that they need. Its version is the
 * hash of those pages, so that the same export gives the same file.
 */
export function writeServiceWorker(out) {
  const pages = Object.values(ROUTES).map((file) => readFileSync(join(out, file), 'utf8'));
  const version = createHash('sha256').update(pages.join('')).digest('hex').slice(0, 12);
  const needed = pages.flatMap((html) => {
    const { address, files: late } = readPayload(out, html);
    const named = Array.from(html.matchAll(/"(\/_next\/static\/[^"\\]+\.woff2)"/g), ([, path]) => path);
    return [...named, address, ...late.map(([path]) => path)];
  });
  const files = [...new Set(needed)];
  const lost = files.filter((file) => !existsSync(join(out, file)));
  if (lost.length > 0) throw new Error(`The pages name files that the export lacks: ${lost.join(', ')}`);
  const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
  const worker = source
    .replace('alpha-ampere-VERSION', `alpha-ampere-${version}`)
    .replace('PAGES = []', `PAGES = ${JSON.stringify(Object.keys(ROUTES))}`)
    .replace('FILES = []', `FILES = ${JSON.stringify(files)}`);
  writeFileSync(join(out, 'sw.js'), worker);
  return pages.length + files.length;
}
