import { constants, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { mailOrigin } from '@/lib/enquiry/email-settings';
import { createPageRewriter } from '../late-hydration/rewrite-export';
import { shortenNavigation } from '../late-hydration/navigation-payload';
import { pagesOfNext, projectRoot, stagingFolder } from '../support/paths.mjs';
import { createProgress } from '../support/progress';
import { readBuildEnvironment } from '../support/build-environment';
import { addCompileHints } from './compile-hint';
import { AT_A_TIME, compressExport, compressFile, listFiles, openCompressed, QUALITY } from './compress-export';
import { writeServiceWorker } from './write-service-worker';

/**
 * Above this number of pages, files that grow with the catalogue are compressed at lower quality, lowest for a product's files
 * other than its page: otherwise compression would take longer than Next.
 */
const MOST_AT_BEST = 150;
const GROWS = /^products\//;
const OF_ONE_PRODUCT = /^products\/(?!(page|category)\/)/;

/** Files that Next's router uses only to prefetch, which this site does not do. A navigation fetches the page's own `.txt`. */
const PREFETCHED = /(^|\/)__next\.[^/]+\.txt$/;

/** Finishes Next's export in the staging folder, so that any static host can serve it. */
export async function finishExport(): Promise<void> {
  const exportFolder = stagingFolder;
  const leftovers = ['/_not-found.html', '/_not-found.txt', '/_not-found'];
  for (const leftover of [...leftovers, ...listFiles(exportFolder).filter((file) => PREFETCHED.test(file))]) {
    rmSync(path.join(exportFolder, leftover), { recursive: true, force: true });
  }

  // Next copied `public/` while these files were still being made, so its copy may lack some.
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
  // Pages are rewritten on this thread while Node's pool compresses earlier ones.
  const finishPage = async (page: string) => {
    const payload = rewrite(page).slice(1);
    const navigation = path.join(exportFolder, page.replace('.html', '.txt'));
    // Nothing leads to the 404 page.
    if (existsSync(navigation)) writeFileSync(navigation, shortenNavigation(readFileSync(navigation)));
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

/** Keeps Next's pages for the tests of Next's internals. `.next/` won't do: after a failed build it does not match `out/`. */
function keepPagesOfNext(exportFolder: string, pages: readonly string[]): void {
  rmSync(pagesOfNext, { recursive: true, force: true });
  for (const page of pages) {
    mkdirSync(path.dirname(path.join(pagesOfNext, page)), { recursive: true });
    copyFileSync(path.join(exportFolder, page), path.join(pagesOfNext, page));
  }
}

/** Copies about.html as about/index.html too, for hosts that look into the folder about/ that Next writes. */
function copyAsIndex(exportFolder: string, page: string): string[] {
  if (page === 'index.html' || page === '404.html') return [];
  const twin = page.replace(/\.html$/, '/index.html');
  mkdirSync(path.dirname(path.join(exportFolder, twin)), { recursive: true });
  for (const ending of ['', '.br', '.gz']) {
    copyFileSync(path.join(exportFolder, page + ending), path.join(exportFolder, twin + ending), constants.COPYFILE_FICLONE);
  }
  return [twin];
}
