import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { asSent, readExported } from './export';

/*
 * Limits in bytes as hosts send them, by gzip and without headers. Unlike times, which `npm run bench` measures, they are the same
 * on every machine.
 */

/** What a server sends before it waits for an acknowledgement: ten segments of 1,460 bytes (RFC 6928), less its headers. */
export const FIRST_ROUND_TRIP = 14_600 - 750;
const BUDGET = {
  html: 16_500,
  /** The RSC payload and the list of files for hydration, fetched before the scripts. Home's holds the answers to all choices. */
  payload: 13_500,
  scripts: 156_000,
  styles: 9800,
  fonts: 7500,
};
/** How much more script the calculator's page may load. */
const CALCULATOR_SCRIPTS = 5500;

/** Expects a page that has finished loading to keep the limits, and to have prefetched nothing. */
export async function expectPageWeight(page: Page, address: string): Promise<void> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // A preloaded file is listed twice.
  const files = [...new Set(names.map((name) => new URL(name).pathname))];
  const matching = (which: RegExp) => files.filter((file) => which.test(file));
  const sum = (which: RegExp) => matching(which).reduce((total, file) => total + asSent(readExported(file)).length, 0);
  const weight = {
    html: asSent(readExported(address)).length,
    payload: sum(/\/payloads\/.*\.txt$/),
    scripts: sum(/\.js$/),
    styles: sum(/\.css$/),
    fonts: sum(/\.woff2$/),
  };
  const fonts = matching(/\.woff2$/).length;
  const prefetched = matching(/^(?!.*\/payloads\/).*\.txt$/);
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
