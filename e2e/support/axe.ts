import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Off unless named, or of a higher level than the tags above.
  rules: {
    'target-size': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
    'focus-order-semantics': { enabled: true },
    'css-orientation-lock': { enabled: true },
    'p-as-heading': { enabled: true },
  },
  resultTypes: ['violations', 'incomplete'],
};

const exclude = [
  // What lies behind an open dialog can be neither reached nor read.
  '[inert]',
  // Stops of the dialog's and the toast's library, which pass the focus on at once: nobody ever stands on one.
  '[data-radix-focus-guard]',
  '[role="region"] > span[tabindex="0"]',
];

/**
 * Expects axe to find nothing wrong with the page as it stands, and nothing that it could not decide. Seen from the
 * top, in a window as tall as the page: axe scrolls to what is out of sight, so that the bar lies over something else, and
 * under what rests at the lower edge it can't tell on what ground words stand.
 *
 * @returns how many of its rules found something to look at
 */
export async function expectNoAxeFindings(page: Page, what: string, except: string[] = []): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('html:not([data-scrolled])')).toBeAttached();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, incomplete, passes } = await page.evaluate(
    async ({ skipped, settings }) => {
      // Contrast measured halfway through a fade is nobody's.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      // What lies behind a dialog is covered by it, but axe counts it to the ground of the dialog's words.
      const covered = [...document.querySelectorAll<HTMLElement>('[inert]')];
      covered.forEach(({ style }) => style.setProperty('visibility', 'hidden'));
      const results = await (window as unknown as { axe: typeof axe }).axe.run({ exclude: skipped }, settings);
      covered.forEach(({ style }) => style.removeProperty('visibility'));
      return results;
    },
    { skipped: [...exclude, ...except], settings: options },
  );
  await page.setViewportSize({ width, height });
  const list = (results: axe.Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const messages = [...any, ...all, ...none].map(({ message }) => message);
        return `${id} at ${target.join(' ')}: ${messages.join('; ')}`;
      }),
    );
  expect({ violations: list(violations), undecided: list(incomplete) }, what).toEqual({ violations: [], undecided: [] });
  return passes.length;
}
