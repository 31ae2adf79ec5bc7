import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { sendButton } from '../support/enquiry';
import { allRoutes, pack } from '../support/export';
import { expect, menuButton, openModal, test } from '../support/site-test';

const PHONE = { width: 360, height: 800 };
const ANSWERS = ['/backup-calculator?household=ac&volts=12', '/check-a-battery?volts=12.8&ampereHours=100&watts=300&hours=2'];
/** What a visitor does on a page, and the address under which the picture is kept. */
const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  '/products#dialog': (page) => page.getByRole('link', { name: pack.name, exact: true }).click(),
  '/about#menu': (page) => page.setViewportSize(PHONE).then(() => menuButton(page).click()),
  '/contact#modal': (page) => page.setViewportSize(PHONE).then(() => openModal(page)),
  '/get-quote#refused': (page) => sendButton(page.getByRole('main')).click(),
};
const PAGES = [...allRoutes, '/no-such-page', '/products?category=beyond-batteries', ...ANSWERS, ...Object.keys(STEPS)];
/** A phone, a sheet of A4, a phone on its side that has room for two columns, and desktops; each page is opened on the last. */
const SIZES: (ViewportSize & { media?: 'print'; contrast?: 'more' })[] = [
  PHONE,
  { width: 718, height: 1047, media: 'print' },
  { width: 768, height: 420 },
  { width: 1024, height: 800, contrast: 'more' },
  { width: 1280, height: 800 },
];
const LOOK = fileURLToPath(new URL('look.css', import.meta.url));
/** For what moves: a button moved by 4 px changes 300 pixels this much, letters that another machine draws bolder at most 150. */
const PLACES = { threshold: 0.2, maxDiffPixels: 200 };
/** For what changes colour: another `ink` or `volt` changes all its places a little, bolder letters only 0.4 % of a page. */
const COLOURS = { threshold: 0.03, maxDiffPixelRatio: 0.006 };
const YEAR_OF_THE_PICTURES = new Date('2026-11-20T12:00:00+05:00');

// `bypassCSP`, because Playwright hides the caret with a style that the site's policy blocks.
// Half size evens out how machines draw letters, but not what moved or changed colour.
test.use({ bypassCSP: true, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('every page looks as it did, on screens and on paper', { tag: '@full' }, async ({ page, visit, complaints }) => {
  test.setTimeout(500_000);
  await page.clock.setFixedTime(YEAR_OF_THE_PICTURES);
  for (const path of PAGES) {
    await visit(path);
    await STEPS[path]?.(page);
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'archivo'));
    // What lies over a page is where the window is.
    const picture = { fullPage: !STEPS[path], scale: 'device' } as const;
    for (const { media = null, contrast = null, ...size } of SIZES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ media, contrast });
      const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${media ?? size.width}.png`;
      await expect.soft(page, path).toHaveScreenshot(name, { ...picture, stylePath: LOOK, ...PLACES });
      expect
        .soft(await page.screenshot({ ...picture, animations: 'disabled', style: readFileSync(LOOK, 'utf8') }), path)
        .toMatchSnapshot(name, COLOURS);
    }
  }
  // The browser logs the 404 of the missing page.
  expect(complaints).toEqual([expect.stringContaining('404')]);
  complaints.length = 0;
});
