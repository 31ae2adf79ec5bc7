import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { allProducts } from '@/lib/shop/catalogue';
import { weightOf } from './export';

/*
 * Limits in bytes as hosts send them, by gzip and without headers. Unlike times, which `npm run bench` measures, they are the same
 * on every machine.
 */

/** The scripts that Next sends for an empty page: 135,121 bytes with Next 16.4.6. */
const SCRIPT_FLOOR = 135_200;
/** What more than twelve products add to the catalogue's page, and to its payload. */
export const moreCards = 300 * Math.max(0, allProducts.length - 12);
/** What each kind of file weighs at most on a page, and by what it is known. */
const BUDGETS = {
  /** The RSC payload with what hydrates the page, fetched before the scripts. */
  late: [/\/static\/pages\/.*\.js$/, 14_500 + moreCards],
  scripts: [/\/static\/chunks\/.*\.js$/, SCRIPT_FLOOR + 21_000],
  /** Style sheets, fetched after the first paint, which needs none of them. */
  styles: [/\.css$/, 11_000],
  /** The one typeface. */
  fonts: [/\.woff2$/, 7500],
} as const;
/** How much more script the calculator's page may load. */
const CALCULATOR_SCRIPTS = 5800;

/** Expects a page that has finished loading to keep the limits, and to have prefetched nothing. */
export async function expectPageWeight(page: Page, address: string): Promise<void> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // A preloaded file is listed twice.
  const files = [...new Set(names.map((name) => new URL(name).pathname))];
  const matching = (which: RegExp) => files.filter((file) => which.test(file));
  for (const [kind, [which, budget]] of Object.entries(BUDGETS)) {
    const weight = matching(which).reduce((sum, file) => sum + weightOf(file), 0);
    const more = kind === 'scripts' && address === routes.backupCalculator ? CALCULATOR_SCRIPTS : 0;
    expect.soft(weight, `${kind} of ${address}, in bytes`).toBeGreaterThan(1000);
    expect.soft(weight, `${kind} of ${address}, in bytes`).toBeLessThanOrEqual(budget + more);
  }
  expect.soft([matching(BUDGETS.fonts[0]).length, matching(/\.txt$/)], address).toEqual([1, []]);
}
