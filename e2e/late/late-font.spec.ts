import { allRoutes } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';

test('a typeface that comes late moves nothing @phone', async ({ page }) => {
  test.setTimeout(90_000);
  let isHeld = true;
  let release = () => {};
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  for (const address of allRoutes) {
    isHeld = true;
    const asked = page.waitForRequest('**/*.woff2');
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    await expect(page.locator('footer')).toBeAttached();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    isHeld = false;
    release();
    await page.evaluate(() => document.fonts.ready);
    // With the scripts comes the whole style sheet: a typeface declared anew would be asked for once more.
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    // Two frames: one to lay out with it, one for the observer to hear of that.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), address).toEqual([]);
  }
});
