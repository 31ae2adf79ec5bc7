import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { mailOrigin } from '@/lib/environment';
import { NO_PRODUCT, productPath } from '@/lib/paths';
import { createPageRewriter } from '../csp/rewrite-export';
import { writeHostFiles } from '../hosts/write-host-files';
import { hostsFolder, pagesOfNext, projectRoot, stagingFolder } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { readBuildEnvironment } from '../support/build-environment';
import { AT_A_TIME, compressExport, listFiles, openCompressor } from './compress-export';
import { QUALITY } from './compressor';
import { writeServiceWorker } from './write-service-worker';

/** With more pages than this, what only one product has is compressed in less time: its page well, what comes after it less so. */
const MOST_AT_BEST = 300;
const OF_ONE_PRODUCT = /^products\/(?!page\/)/;

/** Makes the export fit for plain static hosts. */
export async function finishExport(exportFolder = stagingFolder): Promise<void> {
  for (const leftover of ['/_not-found', productPath(NO_PRODUCT)].flatMap((page) => [`${page}.html`, `${page}.txt`, page])) {
    rmSync(path.join(exportFolder, leftover), { recursive: true, force: true });
  }

  // Next has taken what was there when it came to its end; they were made beside it.
  for (const folder of ['pictures', 'share']) {
    cpSync(path.join(projectRoot, 'public', folder), path.join(exportFolder, folder), { recursive: true });
  }

  const compressor = openCompressor();
  const pages = listFiles(exportFolder).filter((file) => file.endsWith('.html'));
  const qualityOf = (file: string) => {
    if (pages.length <= MOST_AT_BEST || !OF_ONE_PRODUCT.test(file)) return QUALITY.best;
    return file.endsWith('.html') ? QUALITY.quick : QUALITY.quickest;
  };
  keepPagesOfNext(
    exportFolder,
    pages.filter((page) => !OF_ONE_PRODUCT.test(page)),
  );
  const compressed = new Set<string>();
  const compress = async (file: string, quality: number) => {
    compressed.add(file);
    await compressor.compress(path.join(exportFolder, file), quality);
  };
  const rewrite = createPageRewriter(exportFolder, { mailOrigin: mailOrigin(readBuildEnvironment().NEXT_PUBLIC_EMAILJS_ORIGIN) });
  const oneMore = createProgress('Policy', pages.length);
  // While threads of Node compress some pages, this one rewrites the next.
  const finishPage = async (page: string) => {
    const payload = rewrite(page).slice(1);
    for (const file of [page, ...copyAsIndex(exportFolder, page)]) await compress(file, qualityOf(page));
    await compress(payload, qualityOf(page.replace('.html', '.txt')));
    oneMore();
  };
  await pMap(pages, finishPage, { concurrency: AT_A_TIME });
  console.log(`Policy: ${pages.length} pages, each with a policy of its own`);

  writeHostFiles({ exportFolder, hostsFolder });
  console.log('Hosts: _headers, vercel.json and .htaccess in the export, nginx in .generated/hosts/');
  console.log(`Offline: sw.js keeps ${writeServiceWorker(exportFolder)} files for visitors without a connection`);

  const others = await compressExport(exportFolder, { compressor, qualityOf, except: compressed });
  compressor.prune();
  console.log(`Compression: ${compressed.size + others} text files also as .br and .gz, ${compressor.made} of these copies new`);
}

/** For the tests of what the build relies on in them; `.next/` is not that of the last good export after a build that failed. */
function keepPagesOfNext(exportFolder: string, pages: readonly string[]): void {
  rmSync(pagesOfNext, { recursive: true, force: true });
  for (const page of pages) {
    mkdirSync(path.dirname(path.join(pagesOfNext, page)), { recursive: true });
    copyFileSync(path.join(exportFolder, page), path.join(pagesOfNext, page));
  }
}

/** Next writes about.html and a directory about/; hosts that look into the directory need an index there. */
function copyAsIndex(exportFolder: string, file: string): string[] {
  if (file === 'index.html' || file === '404.html') return [];
  const copy = file.replace(/\.html$/, '/index.html');
  mkdirSync(path.dirname(path.join(exportFolder, copy)), { recursive: true });
  copyFileSync(path.join(exportFolder, file), path.join(exportFolder, copy));
  return [copy];
}
