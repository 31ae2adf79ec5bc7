import { brotliDecompressSync, constants } from 'node:zlib';
import { test as plain } from '@playwright/test';
import { parse } from 'node-html-parser';
import { readSitemap } from '../support/crawl';
import { requestRaw } from '../support/raw-request';
import { calculatorRoute, fixedRoutes } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';

/*
 * Bytes as they cross the wire, compressed and without headers: they are the same on every machine, as times are not.
 * `npm run bench` measures those.
 */

/** What Next itself sends for a page that holds nothing: `scripts/bench/empty-next`, Next 16.4.5, 115,171 bytes. */
const SCRIPT_FLOOR = 115_200;

const BUDGET = {
  html: 18_000,
  payload: 11_000,
  scripts: SCRIPT_FLOOR + 14_000,
  styles: 9000,
  fonts: 7500,
};

/** What the calculator's page may load beyond that. */
const CALCULATOR_SCRIPTS = 5000;

/** What a server sends before it waits for the first answer: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

interface Weight {
  html: number;
  /** The RSC payload and the list of the late files; fetched before the scripts. */
  payload: number;
  scripts: number;
  styles: number;
  fonts: number;
}

test('every page keeps its weight, and nothing on it moves', { tag: '@both' }, async ({ page, visit }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
        shifts.push(`${entry.value} by ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

  const addresses = readSitemap().map(({ path }) => path);
  expect(addresses).toEqual(expect.arrayContaining([...fixedRoutes]));
  for (const address of addresses) {
    await visit(address);
    await page.waitForLoadState('networkidle');
    const { weight, fonts, ahead, shifts } = await page.evaluate(async () => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // A preloaded file is listed twice.
      const sizes = new Map(resources.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]));
      const endingIn = (ending: string) => [...sizes].filter(([path]) => path.endsWith(ending));
      const isPayload = ([path]: [string, number]) => path.startsWith('/_next/static/payloads/');
      const sum = (files: [string, number][]) => files.reduce((total, [, size]) => total + size, 0);
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        weight: {
          html: navigation?.encodedBodySize ?? 0,
          payload: sum(endingIn('.txt').filter(isPayload)),
          scripts: sum(endingIn('.js')),
          styles: sum(endingIn('.css')),
          fonts: sum(endingIn('.woff2')),
        },
        fonts: endingIn('.woff2').length,
        ahead: endingIn('.txt')
          .filter((file) => !isPayload(file))
          .map(([path]) => path),
        shifts: (window as unknown as { shifts: string[] }).shifts,
      };
    });

    for (const kind of Object.keys(BUDGET) as (keyof Weight)[]) {
      expect(weight[kind], `${kind} of ${address}, in bytes`).toBeGreaterThan(1000);
      const more = kind === 'scripts' && address === calculatorRoute ? CALCULATOR_SCRIPTS : 0;
      expect.soft(weight[kind], `${kind} of ${address}, in bytes`).toBeLessThanOrEqual(BUDGET[kind] + more);
    }
    expect.soft(fonts, `fonts of ${address}`).toBe(1);
    expect.soft(ahead, `fetched ahead on ${address}`).toEqual([]);
    expect.soft(shifts, `layout shifts of ${address}`).toEqual([]);
  }
});

plain(
  'what the first phone screen shows is there with the first round trip, the headers included @phone',
  async ({ page, baseURL }) => {
    for (const { path } of readSitemap()) {
      const { headers, body } = await requestRaw(String(baseURL), path, { 'Accept-Encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const begin = brotliDecompressSync(body.subarray(0, FIRST_ROUND_TRIP - lines.join('').length), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
      const beginText = oneLine(parse(begin.toString()).textContent);

      await page.goto(path);
      const shown = (await page.evaluate(readFirstScreen)).map(oneLine).filter(Boolean);
      expect(shown.length, `texts on the first screen of ${path}`).toBeGreaterThan(3);
      expect
        .soft(
          shown.filter((text) => !beginText.includes(text)),
          `late on the first screen of ${path}`,
        )
        .toEqual([]);
    }
  },
);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

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

// Routing requests, as the other tests do, switches the browser's cache off.
plain('a second page takes from the cache what it shares with the first', async ({ page }) => {
  const open = async (address: string) => {
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, transferSize }) => ({ file: new URL(name).pathname, transferSize }))
        .filter(({ file }) => /^\/(_next\/static|pictures)\//.test(file)),
    );
  };
  const home = await open('/');
  expect(home.filter(({ transferSize }) => transferSize > 0).length).toBeGreaterThan(10);
  const catalogue = await open('/products');
  const homeAgain = await open('/');

  const known = new Set(home.map(({ file }) => file));
  const shared = catalogue.filter(({ file }) => known.has(file));
  for (const ending of ['.css', '.woff2', '.js']) expect(shared.map(({ file }) => file).join(' ')).toContain(ending);
  expect(shared.filter(({ transferSize }) => transferSize > 0)).toEqual([]);

  expect(homeAgain.filter(({ file }) => file.startsWith('/pictures/')).length).toBeGreaterThan(3);
  expect(homeAgain.filter(({ file, transferSize }) => known.has(file) && transferSize > 0)).toEqual([]);
});
