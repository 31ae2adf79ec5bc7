import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createCssInliner } from '@/scripts/late-hydration/critical-css';
import { parsePage } from '@/scripts/late-hydration/html';
import { rewritePage } from '@/scripts/late-hydration/rewrite-page';
import { exportFolder, pagesOfNext } from '@/scripts/support/paths.mjs';

/*
 * What the build relies on in Next, literally (scripts/late-hydration/README.md has the list). The pages are those that Next
 * wrote, before the build changed them. Each text must be there, and for pages a change to it must make the build fail.
 */
const pages = readdirSync(pagesOfNext).filter((file) => file.endsWith('.html'));
const chunksFolder = path.join(exportFolder, '_next/static/chunks');
const readChunk = (file: string) => readFileSync(path.join(chunksFolder, file), 'utf8');
const readPageOfNext = (file: string) => readFileSync(path.join(pagesOfNext, file), 'utf8');
const rewrite = (html: string) =>
  rewritePage(html, {
    mailOrigin: 'https://mail.example',
    read: (address) => readFileSync(path.join(exportFolder, address), 'utf8'),
    inlineCss: createCssInliner(() => '.a{color:red}'),
  });

test('the pages that Next wrote are there, and are printed as they are read', () => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'products.html', 'about.html', '404.html']));
  for (const file of pages) {
    const html = readPageOfNext(file);
    expect(parsePage(html).toString()).toBe(html.replaceAll('/>', '>'));
  }
});

test('each change to what the build relies on in a page of Next makes it fail', () => {
  for (const [from, to, message] of [
    ['push([0])', 'push([2])', 'an inline script that this step does not know'],
    ['self.__next_f.push([1,', 'self.__next_f.push([4,', 'an inline script that this step does not know'],
    ['__next_f', '__next_g', 'does not know'],
    ['"TURBOPACK"', '"TURBOPACK_2"', 'does not know'],
    ['.push({"otherChunks"', '.push(list({"otherChunks"', 'does not know'],
    ['data-precedence="next"', 'data-precedence="app"', 'has not data-precedence="next"'],
    [' async=""', '', 'is not async'],
    ['<meta charSet="utf-8"/>', '', 'does not begin with <meta charset>'],
    ['</body>', '<script>more()</script></body>', 'an inline script that this step does not know'],
  ] as const) {
    for (const file of pages) {
      const html = readPageOfNext(file);
      expect(html.includes(from), `${file}: ${from}`).toBe(true);
      expect(() => rewrite(html.replaceAll(from, to)), `${file}: ${from}`).toThrow(message);
    }
  }
});

test('what the build relies on in the scripts of Next is there', () => {
  const chunks = readdirSync(chunksFolder).filter((file) => file.endsWith('.js'));
  const texts = chunks.map(readChunk).join('\n');
  // React makes script elements from the one constant that Trusted Types let through, and knows style sheets by their precedence.
  for (const words of ['.innerHTML="<script></script>"', 'data-precedence']) expect(texts).toContain(words);
  // Where deferred hydration puts the payload, and what to run.
  for (const words of ['self.__next_f', 'globalThis.TURBOPACK={push:']) expect(texts).toContain(words);
});
