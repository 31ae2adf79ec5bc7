import type { Locator, Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { listFiles } from '@/scripts/support/list-files';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { pack, readExported } from '../support/export';
import { watchShifts } from '../support/page-loads';
import { expect, hold, test, untilHydrated } from '../support/site-test';

const TYPEFACE = /\.woff2$/;
const [file = ''] = listFiles(exportFolder).filter((one) => TYPEFACE.test(one));
const bytes = [...readExported(`/${file}`)];

for (const address of [...Object.values(routes), pack.path]) {
  // Home has most of what the design sets in the typeface. The other pages are tested in `npm run test:full`.
  const tag = ['@desktop', ...(address === routes.home ? [] : ['@full'])];

  test(`on ${address} the typeface comes after the first picture, and moves nothing`, { tag }, async ({ page }) => {
    const release = await hold(page, TYPEFACE);
    const asked = page.waitForRequest(TYPEFACE);
    const shifts = await watchShifts(page);
    // The typeface itself, a little narrower, stands in for the fonts of this machine.
    await page.addInitScript(async (font) => {
      const descriptors = { weight: '740', sizeAdjust: '98%', ascentOverride: '89.6%', descentOverride: '21.4%' };
      document.fonts.add(await new FontFace('letters', new Uint8Array(font), descriptors).load());
    }, bytes);
    await page.goto(address);
    await asked;
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await untilHydrated(page);
    const before = await page.evaluate(() => document.body.scrollHeight);
    release();
    await untilTypefaceIsThere(page);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before);
    expect(await shifts()).toEqual([]);
  });
}

test('a heading is drawn in the typeface unless its words would move to other lines', { tag: '@desktop' }, async ({ page }) => {
  const release = await hold(page, TYPEFACE);
  await page.goto('/about');
  await untilHydrated(page);
  // The typeface itself, narrower, stands in for the fonts of this machine.
  await page.evaluate(async (font) => {
    for (const sizeAdjust of ['98%', '70%']) {
      const face = new FontFace(`at-${parseInt(sizeAdjust)}`, new Uint8Array(font), { sizeAdjust } as FontFaceDescriptors);
      document.fonts.add(await face.load());
    }
  }, bytes);
  const set = async (heading: Locator, family: string) => {
    await heading.evaluate((element: HTMLElement, fontFamily) => {
      element.textContent = 'WhatsApp WhatsApp WhatsApp';
      Object.assign(element.style, { fontFamily, width: 'max-content' });
      element.style.width = `${1.1 * element.offsetWidth}px`;
    }, family);
  };
  const headings = page.locator('main h2');
  await set(headings.nth(0), 'archivo, at-98');
  await set(headings.nth(1), 'archivo, at-70');
  release();
  await untilTypefaceIsThere(page);
  await expect(headings.nth(0)).toHaveCSS('font-family', 'archivo, at-98');
  await expect(headings.nth(1)).toHaveCSS('font-family', 'none, at-70');
});

test('a page whose typeface is lost stays as it is, and no script complains', async ({ page, complaints }) => {
  await page.route(TYPEFACE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => TYPEFACE.test(request.url()));
  await page.goto('/');
  await failed;
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Once: a style sheet that loaded it too would change the font of headings unchecked.
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

async function untilTypefaceIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'archivo'));
  // Two frames: one for the layout, one for the observer to report its shifts.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
