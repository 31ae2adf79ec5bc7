import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';

/*
 * Limits in bytes as they cross the wire, compressed and without headers. Unlike times, which `npm run bench` measures, they are
 * the same on every machine.
 */

/** What a server sends before it waits for an acknowledgement: ten segments of 1,460 bytes (RFC 6928), less its headers. */
export const FIRST_ROUND_TRIP = 14_600 - 750;
/** The scripts that Next sends for an empty page: 115,171 bytes, measured with `scripts/bench/empty-next` and Next 16.4.5. */
const SCRIPT_FLOOR = 115_200;
const BUDGET = {
  html: 14_000,
  /** The RSC payload and the list of files for hydration, fetched before the scripts. Home's holds the answers to all choices. */
  payload: 12_000,
  scripts: SCRIPT_FLOOR + 18_000,
  styles: 9000,
  fonts: 7500,
};
/** How much more script the calculator's page may load. */
const CALCULATOR_SCRIPTS = 5000;

/** Expects a page that has finished loading to keep the limits, and to have prefetched nothing. */
export async function expectPageWeight(page: Page, address: string): Promise<void> {
  const { weight, fonts, prefetched } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // A preloaded file is listed twice.
    const sizes = new Map(resources.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]));
    const matching = (files: RegExp) => [...sizes].filter(([path]) => files.test(path));
    const sum = (files: RegExp) => matching(files).reduce((total, [, size]) => total + size, 0);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      weight: {
        html: navigation?.encodedBodySize ?? 0,
        payload: sum(/\/payloads\/.*\.txt$/),
        scripts: sum(/\.js$/),
        styles: sum(/\.css$/),
        fonts: sum(/\.woff2$/),
      },
      fonts: matching(/\.woff2$/).length,
      prefetched: matching(/^(?!.*\/payloads\/).*\.txt$/),
    };
  });
  const most = {
    ...BUDGET,
    scripts: BUDGET.scripts + (address === routes.backupCalculator ? CALCULATOR_SCRIPTS : 0),
  };
  for (const kind of ['html', 'payload', 'scripts', 'styles', 'fonts'] as const) {
    expect.soft(weight[kind], `${kind} of ${address}, in bytes`).toBeGreaterThan(1000);
    expect.soft(weight[kind], `${kind} of ${address}, in bytes`).toBeLessThanOrEqual(most[kind]);
  }
  expect.soft({ fonts, prefetched }, address).toEqual({ fonts: 1, prefetched: [] });
}
