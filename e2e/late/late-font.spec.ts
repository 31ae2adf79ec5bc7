import { watchShifts } from '../support/layout-shifts';
import { allRoutes } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';

/** With most of what the design sets in the typeface; the other pages are looked at in the long run. */
const EXAMPLES = ['/'];

for (const address of allRoutes) {
  test(
    `on ${address} a typeface that comes late moves nothing`,
    { tag: EXAMPLES.includes(address) ? [] : '@full' },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const shifts = await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      const asked = page.waitForRequest('**/*.woff2');
      await page.goto(address, { waitUntil: 'commit' });
      await asked;
      await expect(page.locator('footer')).toBeAttached();
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
      release();
      await page.evaluate(() => document.fonts.ready);
      // With the scripts comes the whole style sheet: a typeface declared anew would be asked for once more.
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      // Two frames: one to lay out with it, one for the observer to hear of that.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await shifts()).toEqual([]);
    },
  );
}
