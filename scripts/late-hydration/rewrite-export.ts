import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../support/list-files';
import { writeWhole } from '../support/write-whole';
import { createCssInliner } from './critical-css';
import { rewritePage } from './rewrite-page';

/**
 * Creates a function that rewrites one page of an export in place and writes the script that hydrates it. A page can be rewritten only
 * once: a second time it has a policy already, which is an error.
 *
 * @returns takes the page's file, such as `about.html`, and a script that it runs first; returns the addresses of what it loads
 * for hydration
 */
export function createPageRewriter(exportFolder: string, mailOrigin: string) {
  const placeOf = (address: string) => path.join(exportFolder, decodeURIComponent(address.split(/[?#]/)[0] ?? ''));
  const read = (address: string) => readFileSync(placeOf(address), 'utf8');
  const sheets = listFiles(exportFolder).filter((file) => file.endsWith('.css'));
  const whole = new Map(sheets.map((file) => [`/${file}`, read(file)]));
  for (const [file, css] of whole) writeFileSync(placeOf(file), css.replace(/@font-face\s*{[^}]*}/g, ''));
  const options = { mailOrigin, read, inlineCss: createCssInliner((address) => whole.get(address) ?? '') };

  return (file: string, pageScript?: string): string[] => {
    const place = path.join(exportFolder, file);
    try {
      const { html, script, lateFiles } = rewritePage(readFileSync(place, 'utf8'), { ...options, pageScript });
      writeFileSync(place, html);
      writeWhole(placeOf(script.address), script.text);
      return lateFiles;
    } catch (error) {
      const limits = 'Scripts and pictures of other sites, such as analytics, can’t be used: content/README.md says what can.';
      throw new Error(`${file} can’t be published: ${(error as Error).message}. ${limits}`, { cause: error });
    }
  };
}
