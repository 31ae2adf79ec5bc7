import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../support/bundle-script';
import { createCssInliner, takeTypefaces } from './critical-css';
import { hashOf } from './html';
import { findReactModule } from './react-first';
import { rewritePage } from './rewrite-page';

/**
 * Creates a function that rewrites one page of an export in place and writes the script that hydrates it. A page can be rewritten only
 * once: a second time it has a policy already, which is an error.
 *
 * @returns takes the page's file, such as `about.html`; returns the addresses of what it loads for hydration
 */
export function createPageRewriter(exportFolder: string, { mailOrigin }: { mailOrigin: string }): (file: string) => string[] {
  const placeOf = (address: string) => path.join(exportFolder, decodeURIComponent(address.split(/[?#]/)[0] ?? ''));
  const readText = (address: string) => readFileSync(placeOf(address), 'utf8');
  // The file keeps no typeface. One that is fetched would change the font of headings unchecked; the others stand in each page's
  // own style, and declared once more they would make the browser lay out the whole page again.
  const takeSheet = (address: string) => {
    const css = readText(address);
    writeFileSync(placeOf(address), takeTypefaces(css, { local: true }).rest);
    return css;
  };
  const options = {
    mailOrigin,
    hashOfFile: remember((address) => hashOf(readFileSync(placeOf(address)))),
    inlineCss: createCssInliner(remember(takeSheet)),
    reactModuleIn: remember((address) => findReactModule(readText(address))),
  };

  const lostPageScript = bundleScript('scripts/late-hydration/lost-catalogue-page.ts');

  return (file) => {
    const place = path.join(exportFolder, file);
    try {
      const { html, script, lateFiles } = rewritePage(readFileSync(place, 'utf8'), {
        ...options,
        pageScript: file === '404.html' ? lostPageScript : undefined,
      });
      writeFileSync(place, html);
      mkdirSync(path.dirname(placeOf(script.address)), { recursive: true });
      writeFileSync(placeOf(script.address), script.text);
      return lateFiles;
    } catch (error) {
      throw new Error(`${file} can't be given a policy: ${error instanceof Error ? error.message : error}.`, { cause: error });
    }
  };
}

/** Reads each address once: all pages name the same few files. */
function remember<T>(read: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    if (!known.has(address)) known.set(address, read(address));
    return known.get(address) as T;
  };
}
