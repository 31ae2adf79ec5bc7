/** Makes the export fit for plain static hosts. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeServiceWorker } from './write-service-worker.mjs';

const out = fileURLToPath(new URL('../out', import.meta.url));

for (const leftover of ['_not-found.html', '_not-found.txt', '_not-found']) {
  rmSync(join(out, leftover), { recursive: true, force: true });
}

// Next writes about.html and a directory about/; hosts that look into the directory need an index there.
const pages = readdirSync(out, { recursive: true }).filter(
  (file) => file.endsWith('.html') && !['index.html', '404.html'].includes(file),
);
for (const page of pages) {
  const directory = join(out, page.replace(/\.html$/, ''));
  mkdirSync(directory, { recursive: true });
  copyFileSync(join(out, page), join(directory, 'index.html'));
}
console.log(`Export: ${pages.length} pages also as directory indexes`);

console.log(`Offline: sw.js keeps ${writeServiceWorker(out)} files for visitors without a connection`);
