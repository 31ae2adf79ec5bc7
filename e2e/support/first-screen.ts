import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { oneLine } from './crawl';
import { requestRaw } from './raw-request';

/** What a server sends before it waits for the first answer: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

/** Expects all texts that the page shows now to be there with the first round trip, the headers included. */
export async function expectFirstRoundTrip(page: Page, path: string): Promise<void> {
  const { headers, body } = await requestRaw(page.url(), path, { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const begin = brotliDecompressSync(body.subarray(0, FIRST_ROUND_TRIP - lines.join('').length), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  const beginText = oneLine(parse(begin.toString()).textContent);
  const shown = (await page.evaluate(readFirstScreen)).map(oneLine).filter(Boolean);
  expect(shown.length, `texts on the first screen of ${path}`).toBeGreaterThan(3);
  const late = shown.filter((text) => !beginText.includes(text));
  expect.soft(late, `late on the first screen of ${path}`).toEqual([]);
}

/** The texts that stand at least partly in the window. */
function readFirstScreen(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { top, bottom, width } = range.getBoundingClientRect();
    const isVisible = walker.currentNode.parentElement?.checkVisibility();
    if (isVisible && width > 0 && bottom > 0 && top < innerHeight) shown.push(walker.currentNode.textContent ?? '');
  }
  return shown;
}
