import type { Page } from '@playwright/test';
import { watchShifts } from '../support/layout-shifts';
import { allRoutes } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';

/** With most of what the design sets in the typeface; the other pages are looked at in the long run. */
const EXAMPLES = ['/', '/products'];

for (const address of allRoutes) {
  test(
    `on ${address} the typeface comes after the first picture, is seen, and moves nothing`,
    { tag: EXAMPLES.includes(address) ? [] : '@full' },
    async ({ page }) => {
      const { release, asked } = await holdTypeface(page);
      const shifts = await watchShifts(page);
      await page.goto(address);
      await asked;
      expect(await page.evaluate(() => document.readyState)).toBe('complete');
      await untilHydrated(page);
      const before = await page.evaluate(() => document.body.scrollHeight);
      release();
      await untilTypefaceIsThere(page);
      const headings = page.locator('h1, h2, h3, .font-heading').filter({ visible: true });
      const kept = headings.and(page.locator('[style*="--font-archivo"]'));
      expect(await kept.count()).toBeLessThanOrEqual(0.1 * (await headings.count()));
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before);
      expect(await shifts()).toEqual([]);
    },
  );
}

test('a heading whose words would stand on other lines keeps the font it was read in', async ({ page }) => {
  const { release } = await holdTypeface(page);
  // Also when the typeface comes before the browser has reported the first paint.
  await page.addInitScript(() => void (performance.getEntriesByType = () => []));
  await page.goto('/about');
  await untilHydrated(page);
  // Words that just fit in one line, and are wider in the typeface.
  const heading = page.locator('main h2').first();
  await heading.evaluate((element) => {
    element.textContent = 'WhatsApp WhatsApp WhatsApp WhatsApp';
    element.style.cssText = 'width: max-content; font-size: 16px';
    element.style.width = `${element.getBoundingClientRect().width + 1}px`;
  });
  const { height = 0 } = (await heading.boundingBox()) ?? {};
  release();
  await untilTypefaceIsThere(page);
  expect((await heading.boundingBox())?.height).toBe(height);
  await heading.evaluate((element) => element.style.removeProperty('--font-archivo'));
  expect((await heading.boundingBox())?.height).toBeGreaterThan(height);
});

test.describe('on a later visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the typeface is asked for before the first picture is there', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/products');
    await untilTypefaceIsThere(page);
    const { asked, loaded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
      return { asked: font?.startTime ?? NaN, loaded: navigation?.loadEventStart ?? NaN };
    });
    expect(asked).toBeLessThan(loaded);
  });
});

test('a page whose typeface is lost stays as it is, and no script complains', async ({ page, complaints }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await page.goto('/');
  await failed;
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Said for each that asks for it: the page's own script, and the style sheet that comes for React.
  expect([...new Set(complaints.splice(0))]).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

async function holdTypeface(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release(), asked: page.waitForRequest('**/*.woff2') };
}

async function untilTypefaceIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'archivo'));
  // Two frames: one to lay out with it, one for the observer to hear of that.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
