import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { readSitemap } from '../support/crawl';
import { expectFirstRoundTrip } from '../support/first-round-trip';
import { keptInBrowser } from '../support/kept-in-browser';
import { watchShifts } from '../support/layout-shifts';
import { expectPageWeight } from '../support/page-weight';
import { scrollThrough } from '../support/picture-loads';
import { wrongPictureSizes } from '../support/picture-sizes';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test, untilHydrated } from '../support/site-test';
import { expectTypeAndRows } from '../support/type-and-rows';
import { watchViolations } from '../support/violations';

/*
 * Each page is loaded once per screen size, and handed to every check that a page as it stands can pass or fail.
 */

const NOWHERE = '/no-such-page';
/** The product with the most and the one with the least to say are looked at each time, all in `npm run test:full`. */
const EXAMPLES = /^\/products\/(?:24v-100ah|4s-8s)/;
const WITHOUT_PICTURES = ['/get-quote', '/backup-calculator', NOWHERE];

// No screenshots here: Playwright takes them with a style of its own, which the policy reports.
test.use({ screenshot: 'off' });

for (const address of [...readSitemap().map(({ path }) => path), NOWHERE]) {
  test(
    `${address} passes every check`,
    { tag: ['@both', ...(address.startsWith('/products/') && !EXAMPLES.test(address) ? ['@full'] : [])] },
    async ({ page, baseURL, isMobile, complaints }) => {
      const violations = await watchViolations(page);
      const shifts = await watchShifts(page);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));

      const response = await page.goto(address);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');

      await test.step('weight, and nothing moves', async () => {
        if (address !== NOWHERE) await expectPageWeight(page, address);
        if (isMobile && address !== NOWHERE) await expectFirstRoundTrip(page, address);
        expect.soft(await shifts(), 'layout shifts').toEqual([]);
      });

      await test.step('pictures', async () => {
        await scrollThrough(page);
        const { looked, off } = await wrongPictureSizes(page);
        expect.soft(off, 'pictures whose `sizes` is wrong').toEqual([]);
        expect(looked > 0).toBe(!WITHOUT_PICTURES.includes(address));
      });

      await test.step('policy', async () => {
        // A host can't send it with another page, or with another build's.
        expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
        const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
        expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
        expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
        expect(policy).not.toMatch(/unsafe-(?!hashes)/);
        expect.soft(violations, 'violations').toEqual([]);
        expect.soft([...origins], 'places asked').toEqual([baseURL]);
        expect(await page.context().cookies()).toEqual([]);
        expect(await keptInBrowser(page)).toEqual({ local: 0, session: 0, databases: 0 });
      });

      await test.step('parts and names', async () => {
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);
        expect.soft(await linksThatLeaveUnannounced(page), 'links that leave').toEqual([]);
      });

      await test.step('print', async () => {
        await page.emulateMedia({ media: 'print' });
        expect.soft(await fixedOverText(page), 'fixed in print').toEqual([]);
        await page.emulateMedia({ media: null });
      });

      await test.step('widths', async () => {
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        await page.setViewportSize({ width: isMobile ? 360 : 1280, height });
        await expectNoSidewaysScroll(page, address);
        await expectTypeAndRows(page, address);
        await page.setViewportSize({ width, height });
      });

      await test.step('axe', async () => {
        for (const summary of await page.locator('summary:visible').all()) await summary.click();
        expect(await expectNoAxeFindings(page, address)).toBeGreaterThan(20);
      });

      // The browser's own line about the page that is not there.
      if (address === NOWHERE) expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    },
  );
}

test('the sitemap is XML', async ({ page, request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  await page.goto('/robots.txt');
  const faults = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length,
    xml,
  );
  expect(faults).toBe(0);
});

/** Links to other sites, or into new tabs, that do not say so to those who can't see it. */
function linksThatLeaveUnannounced(page: Page): Promise<string[]> {
  return page.locator('a[target="_blank"], a[href^="http"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const notes = (link.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent);
        return !notes.includes('Opens in a new tab') || link.getAttribute('target') !== '_blank';
      })
      .map((link) => link.textContent ?? ''),
  );
}

/** What would be printed over the text of each sheet. */
function fixedOverText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
