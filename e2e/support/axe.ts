import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { scrollTo } from './site-test';

const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Rules that are off by default, or of a higher level than the tags of `runOnly`.
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
  // Focus guards of the dialog and toast libraries. They pass the focus on at once, so nobody ever stops at one.
  '[data-radix-focus-guard]',
  '[role="region"] > span[tabindex="0"]',
  // Which shape lies behind the letters of a drawing, axe can't tell; the drawing's words stand in a text beside it, too.
  'svg text',
];

/**
 * Expects axe to find nothing wrong with the page and to leave nothing undecided. The page is checked from its top in a window
 * as tall as the page. Otherwise axe scrolls, so that the header covers other parts, and it can't tell the background of words that
 * lie under what is fixed to the lower edge.
 */
export async function expectNoAxeFindings(page: Page, except: string[] = []): Promise<void> {
  await scrollTo(page, 0);
  await expect(page.locator('html:not([data-scrolled])')).toBeAttached();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) });
  await page.evaluate(axe.source);
  const { violations, incomplete, passes } = await page.evaluate(
    async ({ skipped, settings }) => {
      // Contrast measured during a fade is wrong.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      // axe takes what lies behind a dialog for part of the background of its words.
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
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  expect({ violations: list(violations), undecided: list(incomplete) }).toEqual({ violations: [], undecided: [] });
  expect(passes.length).toBeGreaterThan(20);
}
