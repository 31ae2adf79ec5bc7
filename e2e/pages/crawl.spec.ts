import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { expectNoAxeFindings } from '../support/axe';
import { allRoutes, pack } from '../support/export';
import { expectAllFits, expectLargeTargets, expectReadableType, expectTextCanChange } from '../support/layout';
import { scrollThrough, watchShifts } from '../support/page-loads';
import { expect, hold, scrollTo, stylesOf, test, untilHydrated, untilTypeface } from '../support/site-test';
import { expectTokens } from '../support/tokens';
import { expectPageWeight } from '../support/weight';

/*
 * Each page is loaded once per screen size and given to every check that a page can pass or fail as it opens.
 */

// These tests only look, and leave nothing behind. A new context for each of them would take a sixth more.
test.use({ reuseContext: true });

const NOWHERE = '/no-such-page';
/** How much the typeface may shift the layout, of the sum that browsers report as CLS. */
const MOST_SHIFT = 0.02;
/** Windows of 1280 x 1024 at 400 %, and of a phone on its side. */
const SMALL_WINDOWS = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
];
/** Pages with all kinds of parts and controls. The other pages are checked in `npm run test:full`. */
const EXAMPLES: string[] = [routes.home, routes.products, routes.contact, routes.getQuote, routes.backupCalculator, pack.path];

for (const address of [...allRoutes, NOWHERE]) {
  const full = EXAMPLES.includes(address) ? '' : ' @full';

  test(`${address} passes every check @both${full}`, async ({ page, isMobile, complaints }) => {
    const shifts = await watchShifts(page);
    // Pictures and typeface each come after the page is drawn without them.
    const releasePictures = await hold(page, '**/pictures/**');
    const releaseTypeface = await hold(page, /\.woff2$/);
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
    // The checks are soft, so that a failed one does not stop those after it.
    expect.soft(response?.status()).toBe(address === NOWHERE ? 404 : 200);
    expect.soft(await shifts(), 'what moves at first').toEqual([]);
    releasePictures();
    await untilHydrated(page);
    expect.soft(await shifts(), 'what moves with pictures and scripts').toEqual([]);
    expect.soft(await wrongScripts(page), 'scripts').toEqual([]);
    releaseTypeface();
    await untilTypeface(page);
    const sumOfShifts = (await shifts()).reduce((sum, shift) => sum + parseFloat(shift), 0);
    expect.soft(sumOfShifts, 'what moves with the typeface').toBeLessThanOrEqual(MOST_SHIFT);
    const headings = page.locator('h1, h2, h3').filter({ visible: true });
    expect.soft((await stylesOf(headings, 'font-family')).filter((family) => !family.startsWith('archivo'))).toEqual([]);
    await page.waitForLoadState('networkidle');
    await expectPageWeight(page, address);
    await scrollThrough(page);
    expect.soft(await shifts(), 'what moves below').toEqual([]);
    expect.soft(await wrongPictures(page), 'pictures that are not as large as they stand').toEqual([]);
    const kept = () => Promise.all([localStorage.length, sessionStorage.length, indexedDB.databases().then((all) => all.length)]);
    expect.soft([await page.context().cookies(), await page.evaluate(kept)]).toEqual([[], [0, 0, 0]]);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await fixedParts(page), 'what is fixed over the text in print').toEqual([]);
    await expect.soft(page.locator('.sheet:has(.guide) form:not(.answered):visible'), 'an empty form on paper').toHaveCount(0);
    await page.emulateMedia({ media: null });

    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: isMobile ? 360 : 1100, height });
    await expect.poll(() => wrongPictures(page), 'pictures of another width').toEqual([]);
    await expectReadableType(page);
    await expectLargeTargets(page);
    await expectTokens(page);
    if (isMobile) await page.setViewportSize({ width: 320, height });
    await expectTextCanChange(page);
    for (const size of SMALL_WINDOWS) {
      await page.setViewportSize(size);
      await expectAllFits(page, `${size.width} by ${size.height}`);
      await scrollTo(page, 0);
      // Nothing covers the beginning of the page.
      await page.locator('h1').click({ trial: true, position: { x: 10, y: 6 } });
      await scrollTo(page, 600);
      await expect.poll(() => shareOfScreenTaken(page)).toBeLessThan(0.25);
    }
    await page.setViewportSize({ width, height });
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    await expectNoAxeFindings(page);
    if (address === NOWHERE) expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

test('each kind of page opens with its pictures in other browsers @others @full', async ({ page, visit, complaints }) => {
  for (const address of [...Object.values(routes), pack.path]) {
    await visit(address);
    await scrollThrough(page);
    await expect(page.locator('[data-failed]')).toHaveCount(0);
    expect(complaints, address).toEqual([]);
  }
});

/** Scripts that were fetched before the page had loaded, or are there twice, or without their hash. */
function wrongScripts(page: Page): Promise<string[]> {
  return page.locator('script[src]').evaluateAll((scripts: HTMLScriptElement[]) => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const isEarly = (src: string) => performance.getEntriesByName(src).some(({ startTime }) => startTime < loadEventStart);
    const addresses = scripts.map(({ src }) => src);
    const wrong = scripts.filter(({ src, integrity }, at) => !integrity || isEarly(src) || addresses.indexOf(src) < at);
    return wrong.map(({ outerHTML }) => outerHTML);
  });
}

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

function fixedParts(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) => {
    const fixed = all.filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.clientHeight > 1);
    return fixed.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

/** The share of the screen's height that fixed and sticky parts take. */
function shareOfScreenTaken(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFixed = (part: Element | null): boolean =>
      part !== null && (/fixed|sticky/.test(getComputedStyle(part).position) || isFixed(part.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, row) => document.elementFromPoint(innerWidth / 2, row));
    return rows.filter(isFixed).length / innerHeight;
  });
}
