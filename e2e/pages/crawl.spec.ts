import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { expectNoAxeFindings } from '../support/axe';
import { allRoutes, pack } from '../support/export';
import { expectLargeTargets, expectNoSidewaysScroll, expectReadableType } from '../support/layout';
import { scrollThrough, watchShifts } from '../support/page-loads';
import { expect, test, untilHydrated } from '../support/site-test';
import { expectTokens } from '../support/tokens';
import { expectPageWeight } from '../support/weight';

/*
 * Each page is loaded once per screen size and given to every check that a page can pass or fail as it opens.
 */

const NOWHERE = '/no-such-page';
/** A pack has the longest page and the last product the shortest. All others are checked in `npm run test:full`. */
const EXAMPLES = [pack.path, allRoutes.at(-1)];

test('the site has the specified routes', () => {
  expect(Object.values(routes)).toEqual(expect.arrayContaining(['/', '/products', '/about', '/contact', '/get-quote']));
});

for (const address of [...allRoutes, NOWHERE]) {
  const tag = ['@both', ...(address.startsWith('/products/') && !EXAMPLES.includes(address) ? ['@full'] : [])];

  test(`${address} passes every check`, { tag }, async ({ page, baseURL, isMobile, complaints }) => {
    const shifts = await watchShifts(page);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const response = await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');

    // A failed check does not stop those after it.
    const failed: string[] = [];
    const check = (what: string, run: () => Promise<void>) =>
      test.step(what, run).catch((error: unknown) => void failed.push(`${what}: ${String(error)}`));

    await check('it answers', async () => expect(response?.status()).toBe(address === NOWHERE ? 404 : 200));
    if (address !== NOWHERE) await check('weight', () => expectPageWeight(page, address));
    await check('nothing moves', async () => expect(await shifts()).toEqual([]));
    await check('pictures are as large as they stand', async () => {
      await scrollThrough(page);
      expect(await wrongPictures(page)).toEqual([]);
    });
    await check('no other place is asked, nothing is kept in the browser', async () => {
      expect([...origins]).toEqual([baseURL]);
      expect(await page.context().cookies()).toEqual([]);
      expect(
        await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]),
      ).toEqual([0, 0, 0]);
    });
    await check('the parts of every page', async () => {
      for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);
      expect(await linksThatLeaveUnannounced(page)).toEqual([]);
    });
    await check('in print nothing is fixed over the text', async () => {
      await page.emulateMedia({ media: 'print' });
      const fixed = await fixedParts(page);
      await page.emulateMedia({ media: null });
      expect(fixed).toEqual([]);
    });
    await check('type, targets and widths', async () => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width: isMobile ? 360 : 1280, height });
      await expectReadableType(page, address);
      await expectLargeTargets(page, address);
      await expectTokens(page, address);
      await expectNoSidewaysScroll(page, address);
      await page.setViewportSize({ width, height });
    });
    await check('axe', async () => {
      for (const summary of await page.locator('summary:visible').all()) await summary.click();
      expect(await expectNoAxeFindings(page, address)).toBeGreaterThan(20);
    });
    // The browser logs the 404 of the missing page.
    if (address === NOWHERE) expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    expect(failed).toEqual([]);
  });
}

test('every page opens with its pictures in other browsers', { tag: ['@browsers', '@full'] }, async ({ page, complaints }) => {
  test.slow();
  for (const address of allRoutes) {
    await page.goto(address);
    await untilHydrated(page);
    await scrollThrough(page);
    await expect(page.locator('[data-failed]')).toHaveCount(0);
    expect(complaints, address).toEqual([]);
  }
});

/** Loaded pictures whose `sizes` doesn't match the width at which they stand. */
function wrongPictures(page: Page): Promise<unknown[]> {
  return page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.offsetWidth > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        // A picture that is cropped to its place counts as wide as it would be uncropped.
        const stands = Math.max(width, (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')));
        // With a `srcset` of widths, the natural width is what `sizes` evaluated to.
        return { alt: image.alt, says: image.naturalWidth, stands: Math.round(stands) };
      })
      .filter(({ says, stands }) => says < 0.9 * stands || says > 1.3 * stands),
  );
}

/** Links to other sites or into new tabs that don't say so to screen readers. */
function linksThatLeaveUnannounced(page: Page): Promise<string[]> {
  return page.locator('a[target="_blank"], a[href^="http"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const ids = link.getAttribute('aria-describedby')?.split(' ') ?? [];
        const notes = ids.map((id) => document.getElementById(id)?.textContent);
        return !notes.includes('Opens in a new tab') || link.getAttribute('target') !== '_blank';
      })
      .map((link) => link.textContent ?? ''),
  );
}

function fixedParts(page: Page): Promise<string[]> {
  return page
    .locator('body *')
    .evaluateAll((elements) =>
      (elements as HTMLElement[])
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.offsetHeight > 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
}
