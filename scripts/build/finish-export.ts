import { constants, copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { mailOrigin } from '@/lib/environment';
import { NO_PRODUCT, productPath } from '@/lib/paths';
import { createPageRewriter } from '../csp/rewrite-export';
import { pagesOfNext, projectRoot, stagingFolder } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { readBuildEnvironment } from '../support/build-environment';
import { addCompileHints } from './compile-hint';
import { AT_A_TIME, compressExport, compressFile, listFiles, openCompressed, QUALITY } from './compress-export';
import { writeServiceWorker } from './write-service-worker';

/**
 * With more pages than this, what grows with the catalogue is compressed in less time, what comes after a product's page in
 * least: else it would take longer than Next.
 */
const MOST_AT_BEST = 150;
const GROWS = /^products\//;
const OF_ONE_PRODUCT = /^products\/(?!(page|category)\/)/;

/** What Next's router prefetches; nothing is prefetched here, and a visit itself takes the page's own `.txt`. */
const PREFETCHED = /(^|\/)__next\.[^/]+\.txt$/;

/** Makes the export fit for plain static hosts. */
export async function finishExport(): Promise<void> {
  const exportFolder = stagingFolder;
  const leftovers = ['/_not-found', productPath(NO_PRODUCT)].flatMap((page) => [`${page}.html`, `${page}.txt`, page]);
  for (const leftover of [...leftovers, ...listFiles(exportFolder).filter((file) => PREFETCHED.test(file))]) {
    rmSync(path.join(exportFolder, leftover), { recursive: true, force: true });
  }

  // Next has taken what was there when it came to its end; they were made beside it.
  for (const folder of ['pictures', 'share']) {
    cpSync(path.join(projectRoot, 'public', folder), path.join(exportFolder, folder), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }

  addCompileHints(exportFolder);
  const cache = openCompressed();
  const pages = listFiles(exportFolder).filter((file) => file.endsWith('.html'));
  const qualityOf = (file: string) => {
    if (pages.length <= MOST_AT_BEST || !GROWS.test(file)) return QUALITY.best;
    return OF_ONE_PRODUCT.test(file) && !file.endsWith('.html') ? QUALITY.quickest : QUALITY.quick;
  };
  keepPagesOfNext(
    exportFolder,
    pages.filter((page) => !OF_ONE_PRODUCT.test(page)),
  );
  const finished = new Set<string>();
  const compress = async (file: string, quality: number) => {
    finished.add(file);
    await compressFile(path.join(exportFolder, file), quality, cache);
  };
  const rewrite = createPageRewriter(exportFolder, { mailOrigin: mailOrigin(readBuildEnvironment().NEXT_PUBLIC_EMAILJS_ORIGIN) });
  const oneMore = createProgress('Policy', pages.length);
  // While threads of Node compress some pages, this one rewrites the next.
  const finishPage = async (page: string) => {
    const payload = rewrite(page).slice(1);
    await Promise.all([compress(page, qualityOf(page)), compress(payload, qualityOf(page.replace('.html', '.txt')))]);
    copyAsIndex(exportFolder, page).forEach((twin) => finished.add(twin));
    oneMore();
  };
  await pMap(pages, finishPage, { concurrency: AT_A_TIME });
  console.log(`Policy: ${pages.length} pages, each with a policy of its own`);

  console.log(`Offline: sw.js keeps ${writeServiceWorker(exportFolder)} files for visitors without a connection`);

  const others = await compressExport(exportFolder, { cache, qualityOf, except: finished });
  cache.prune();
  console.log(`Compression: ${finished.size + others} text files also as .br and .gz, ${cache.made} of these copies new`);
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
function copyAsIndex(exportFolder: string, page: string): string[] {
  if (page === 'index.html' || page === '404.html') return [];
  const twin = page.replace(/\.html$/, '/index.html');
  mkdirSync(path.dirname(path.join(exportFolder, twin)), { recursive: true });
  for (const ending of ['', '.br', '.gz']) {
    copyFileSync(path.join(exportFolder, page + ending), path.join(exportFolder, twin + ending), constants.COPYFILE_FICLONE);
  }
  return [twin];
}
