import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { exportFolder } from '../support/paths.mjs';
import { readPayload } from '../csp/read-rsc-payload';
import { handWrittenHome } from './hand-written';
import type { BenchPage } from './options';
import { workplace } from './workplace';

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;
const STYLE = /<style>.*?<\/style>/s;
const STARTER = /\(\(payload\) => (?:(?!<\/script>).)*\}\)\(\["([^"]+)","[^"]+"\]\);(?=<\/script>)/s;
const FONT_PRELOAD = /<link[^>]*as="font"[^>]*>/g;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

const read = (address: string) => readFileSync(path.join(exportFolder, address), 'utf8');
const withoutScripts = (html: string) => html.replace(SCRIPT, '').replace(/<link[^>]*as="script"[^>]*>/g, '');
const withoutFont = (html: string) => html.replace(FONT_PRELOAD, '');

/** Undoes `scripts/csp/critical-css.ts`. */
function withSheetAsFile(html: string): string {
  const [address = ''] = readPayload(exportFolder, html).files.find(([file]) => file.endsWith('.css')) ?? [];
  return html.replace(POLICY, '').replace(STYLE, `<link rel="stylesheet" href="${address}" data-precedence="next"/>`);
}

/** Undoes `scripts/csp/defer-scripts.ts`. */
function withScriptsInHead(html: string): string {
  const { files, chunks } = readPayload(exportFolder, html);
  const tags = files
    .filter(([file]) => file.endsWith('.js'))
    .map(([src, integrity]) => `<script src="${src}" integrity="${integrity}" async=""></script>`);
  return withSheetAsFile(html).replace(
    STARTER,
    () => `self.TURBOPACK = ${JSON.stringify(chunks)};</script>${tags.join('')}<script>`,
  );
}

/** Undoes `scripts/csp/extract-rsc-payload.ts`. */
function withPayload(html: string): string {
  const text = JSON.stringify([1, readPayload(exportFolder, html).data]).replaceAll('<', '\\u003c');
  return html
    .replace(POLICY, '')
    .replace('</body>', () => `<script>(self.__next_f=self.__next_f||[]).push(${text})</script></body>`);
}

/** What a page by hand costs once it has the site's letters, preloaded as the site does. */
async function handWrittenWithTypeface(html: string): Promise<string> {
  const faces =
    STYLE.exec(html)?.[0]
      .match(/@font-face\{[^}]*\}/g)
      ?.join('') ?? '';
  const style = `${faces}html{font-family:archivo,"archivo Fallback",sans-serif}</style>`;
  return (await handWrittenHome()).replace('<style>', `${html.match(FONT_PRELOAD)?.[0] ?? ''}<style>`).replace('</style>', style);
}

/** A change to pages of the export: of their HTML, or `font` put in place of the site's own. */
export interface Variant {
  pages: readonly BenchPage[];
  change?: (html: string) => string | Promise<string>;
  font?: string;
}

/**
 * What the export is compared with: `change` makes a reference's page of the export's own. The fair limit of a page is
 * its own HTML with nothing that holds up its paint; home has one that is really written by hand.
 */
export const references = {
  'hand-written': { pages: ['home'], change: handWrittenHome },
  'hand-written, with the typeface': { pages: ['home'], change: handWrittenWithTypeface },
  bare: {
    pages: ['products', 'product'],
    change: (html: string) =>
      withoutFont(withoutScripts(html))
        .replace(POLICY, '')
        .replace(/@font-face\{[^}]*url\([^}]*\}/g, ''),
  },
  'without scripts': { pages: ['home', 'products', 'product'], change: withoutScripts },
} satisfies Record<string, Variant>;

/**
 * What each of the site's own measures is worth: one taken away at a time, or one added that is said to help. `font` is
 * put in place of the site's own.
 */
export const experiments: Readonly<Record<string, Omit<Variant, 'pages'>>> = {
  'scripts, payload and style sheet where Next puts them': { change: (html: string) => withScriptsInHead(withPayload(html)) },
  'payload in the HTML': { change: withPayload },
  'style sheet as a file': { change: withSheetAsFile },
  'hero not preloaded': { change: (html: string) => html.replace(/<link[^>]*as="image"[^>]*>/g, '') },
  'hero without priority': { change: (html: string) => html.replace(/ fetchPriority="high"/gi, '') },
  'font not preloaded': { change: withoutFont },
  'no font of its own': { change: (html: string) => withoutFont(html).replace(/ class="[^"]*_variable"/, '') },
  'font not cut down': {
    font: createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  },
};

/**
 * Writes a variant of the export: its files, linked, with some pages changed.
 *
 * @param files each page's file in the export
 * @returns its folder
 */
export async function makeVariant(
  name: string,
  { pages, change, font }: Variant,
  files: Readonly<Record<BenchPage, string>>,
): Promise<string> {
  const folder = path.join(workplace, 'variants', name.replaceAll(' ', '-'));
  const root = path.join(folder, 'out');
  const changed = change ? pages.map((page) => files[page]) : [];
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(exportFolder, { recursive: true, withFileTypes: true })) {
    const place = path.relative(exportFolder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || changed.includes(place.replace(/\.(br|gz)$/, ''))) continue;
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    if (font && place.endsWith('.woff2')) copyFileSync(font, path.join(root, place));
    else linkSync(path.join(exportFolder, place), path.join(root, place));
  }

  for (const file of changed) {
    const before = read(file);
    const html = (await change?.(before)) ?? before;
    if (html === before) throw new Error(`"${name}" changes nothing in ${file}: the pages are written in another way now.`);
    writeFileSync(path.join(root, file), html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(path.join(root, `${file}.br`), await promisify(brotliCompress)(html, { params }));
  }
  return root;
}
