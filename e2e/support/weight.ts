import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { asSent, readExported } from './export';

/*
 * Limits in bytes as hosts send them, by gzip and without headers. Unlike times, which `npm run bench` measures, they are the same
 * on every machine.
 */

/** The scripts that Next sends for an empty page: 135,121 bytes, measured with `scripts/bench/empty-next` and Next 16.4.5. */
const SCRIPT_FLOOR = 135_200;
const BUDGET = {
  /** The RSC payload with what hydrates the page, fetched before the scripts. Home's holds the answers to all choices. */
  late: 14_500,
  scripts: SCRIPT_FLOOR + 21_000,
  /** Fetched after the first paint, which needs none of it. */
  styles: 11_000,
  fonts: 7500,
};
/** How much more script the calculator's page may load. */
const CALCULATOR_SCRIPTS = 5800;

/** Expects a page that has finished loading to keep the limits, and to have prefetched nothing. */
export async function expectPageWeight(page: Page, address: string): Promise<void> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // A preloaded file is listed twice.
  const files = [...new Set(names.map((name) => new URL(name).pathname))];
  const matching = (which: RegExp) => files.filter((file) => which.test(file));
  const sum = (which: RegExp) => matching(which).reduce((total, file) => total + asSent(readExported(file)).length, 0);
  const weight = {
    late: sum(/\/static\/pages\/.*\.js$/),
    scripts: sum(/\/static\/chunks\/.*\.js$/),
    styles: sum(/\.css$/),
    fonts: sum(/\.woff2$/),
  };
  const most = {
    ...BUDGET,
    scripts: BUDGET.scripts + (address === routes.backupCalculator ? CALCULATOR_SCRIPTS : 0),
  };
  for (const kind of ['late', 'scripts', 'styles', 'fonts'] as const) {
    expect.soft(weight[kind], `${kind} of ${address}, in bytes`).toBeGreaterThan(1000);
    expect.soft(weight[kind], `${kind} of ${address}, in bytes`).toBeLessThanOrEqual(most[kind]);
  }
  expect
    .soft({ fonts: matching(/\.woff2$/).length, prefetched: matching(/\.txt$/) }, address)
    .toEqual({ fonts: 1, prefetched: [] });
}
