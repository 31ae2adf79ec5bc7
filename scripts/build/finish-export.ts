import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { mailOrigin } from '@/lib/enquiry/email-settings';
import { createCssInliner } from '../late-hydration/critical-css';
import { rewritePage } from '../late-hydration/rewrite-page';
import { readBuildEnvironment } from '../support/build-environment';
import { bundleScript } from '../support/bundle-script';
import { listFiles, listPages } from '../support/list-files';
import { pagesOfNext, projectRoot, stagingFolder } from '../support/paths.mjs';
import { writeWhole } from '../support/write-whole';
import { writeServiceWorker } from './write-service-worker';

const SCRIPT = /^_next\/static\/.*\.js$/;

/** V8's magic comment, which must come first in a file (https://v8.dev/blog/explicit-compile-hints). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The 404 page's own address, and what Next's router uses only to prefetch. A navigation fetches the page's own `.txt`. */
const UNUSED = /^_not-found\b|(^|\/)__next\.[^/]+\.txt$/;

/** Finishes the pages of Next's export in the staging folder, so that any static host can serve them. */
export async function finishPages(): Promise<void> {
  for (const file of listFiles(stagingFolder)) {
    if (UNUSED.test(file)) rmSync(path.join(stagingFolder, file));
    else if (SCRIPT.test(file)) addCompileHint(path.join(stagingFolder, file));
  }
  const pages = listPages(stagingFolder);
  // Keeps Next's pages for the tests of its internals. `.next/` won't do: after a failed build it does not match `out/`.
  rmSync(pagesOfNext, { recursive: true, force: true });
  for (const page of pages) {
    if (!page.startsWith('products/')) cpSync(path.join(stagingFolder, page), path.join(pagesOfNext, page));
  }
  const rewrite = createPageRewriter();
  const lostPage = bundleScript('scripts/build/lost-catalogue-page.ts');
  const lateFiles = new Map<string, string[]>();
  for (const page of pages) {
    lateFiles.set(page, rewrite(page, page === '404.html' ? lostPage : ''));
    copyAsIndex(page);
    // Pictures are drawn meanwhile.
    await setImmediate();
  }
  console.log(`Policy: ${pages.length} pages, each with a policy of its own`);
  console.log(`Offline: sw.js keeps ${writeServiceWorker(stagingFolder, lateFiles)} files for visitors without a connection`);
}

/**
 * Creates a function that rewrites one page in place and writes the script that hydrates it. A page can be rewritten only once: a
 * second time it has a policy already, which is an error.
 *
 * @returns takes the page's file, such as `about.html`, and a script that it runs first; returns the addresses of what it loads
 * for hydration
 */
function createPageRewriter() {
  const read = (address: string) => readFileSync(path.join(stagingFolder, address), 'utf8');
  const sheets = listFiles(stagingFolder).filter((file) => file.endsWith('.css'));
  const whole = new Map(sheets.map((file) => [`/${file}`, read(file)]));
  for (const [file, css] of whole) writeFileSync(path.join(stagingFolder, file), css.replace(/@font-face\s*{[^}]*}/g, ''));
  const inlineCss = createCssInliner((address) => whole.get(address) ?? '');
  const options = { mailOrigin: mailOrigin(readBuildEnvironment().NEXT_PUBLIC_EMAILJS_ORIGIN), read, inlineCss };

  return (file: string, pageScript: string) => {
    try {
      const { html, script, lateFiles } = rewritePage(read(file), { ...options, pageScript });
      writeFileSync(path.join(stagingFolder, file), html);
      writeWhole(path.join(stagingFolder, script.address), script.text);
      return lateFiles;
    } catch (error) {
      const limits = 'Scripts and pictures of other sites, such as analytics, can’t be used: content/README.md says what can.';
      throw new Error(`${file} can’t be published: ${(error as Error).message}. ${limits}`, { cause: error });
    }
  };
}

/**
 * Asks V8 to compile a whole script on another thread while it downloads. Otherwise V8 compiles each function when it
 * first runs, which makes hydration's longest task about twice as long and delays the first taps.
 */
function addCompileHint(script: string) {
  writeFileSync(script, COMPILE_HINT + readFileSync(script, 'utf8'));
}

/** Next copied `public/` while its pictures were still being made, so its copy may lack some. */
export function copyPictures(): void {
  for (const folder of ['pictures', 'share']) {
    cpSync(`${projectRoot}public/${folder}`, path.join(stagingFolder, folder), { recursive: true });
  }
}

/** Copies about.html as about/index.html too, for hosts that look into the folder about/ that Next writes. */
function copyAsIndex(page: string) {
  if (page === 'index.html' || page === '404.html') return;
  cpSync(path.join(stagingFolder, page), path.join(stagingFolder, page.replace('.html', '/index.html')));
}
