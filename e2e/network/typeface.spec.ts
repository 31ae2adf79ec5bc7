import { routes } from '@/content/routes';
import { pack } from '../support/export';
import { watchShifts } from '../support/page-loads';
import { expect, hold, test, untilHydrated } from '../support/site-test';

const TYPEFACE = /\.woff2$/;
/** Of the sum that browsers report as CLS. */
const MOST_SHIFT = 0.02;

for (const address of [...Object.values(routes), pack.path]) {
  // Home has most of what the design sets in the typeface. The other pages are tested in `npm run test:full`.
  const tag = ['@both', ...(address === routes.home ? [] : ['@full'])];

  test(
    `on ${address} the typeface comes once the page is hydrated, to every heading, and hardly moves anything`,
    { tag },
    async ({ page }) => {
      const shifts = await watchShifts(page);
      const release = await hold(page, TYPEFACE);
      const asked = page.waitForRequest(TYPEFACE);
      await page.goto(address);
      await asked;
      await untilHydrated(page);
      await shifts();
      release();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family === 'archivo' && status === 'loaded'),
      );
      // Two frames: one for the layout, one for the observer to report its shifts.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect((await shifts()).reduce((sum, shift) => sum + parseFloat(shift), 0)).toBeLessThanOrEqual(MOST_SHIFT);
      const others = page.locator('h1, h2, h3').filter({ visible: true });
      const families = await others.evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontFamily));
      expect(families.filter((family) => !family.startsWith('archivo'))).toEqual([]);
    },
  );
}
