import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allRoutes, pack } from '../support/export';
import { expect, test } from '../support/site-test';

const ANSWERS = ['/backup-calculator?household=ac&volts=12', '/check-a-battery?volts=12.8&ampereHours=100&watts=300&hours=2'];
const DIALOG = '/products#dialog';
const PAGES = [...allRoutes, '/no-such-page', '/products?category=beyond-batteries', ...ANSWERS, DIALOG];
const WIDTHS = [360, 1280];
const LOOK = fileURLToPath(new URL('look.css', import.meta.url));
const PICTURE = { fullPage: true, scale: 'device' } as const;
/** For what moves: a button moved by 4 px changes 300 pixels this much, letters that another machine draws bolder at most 150. */
const PLACES = { threshold: 0.2, maxDiffPixels: 200 };
/** For what changes colour: another `ink` or `volt` changes all its places a little, bolder letters only 0.4 % of a page. */
const COLOURS = { threshold: 0.03, maxDiffPixelRatio: 0.006 };
const YEAR_OF_THE_PICTURES = new Date('2026-11-20T12:00:00+05:00');

// `bypassCSP`, because Playwright hides the caret with a style that the site's policy blocks.
// Half size evens out how machines draw letters, but not what moved or changed colour.
test.use({ bypassCSP: true, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test(`every page looks as it did at ${WIDTHS.join(' and ')} px`, { tag: '@full' }, async ({ page, visit, complaints }) => {
  test.setTimeout(500_000);
  await page.clock.setFixedTime(YEAR_OF_THE_PICTURES);
  for (const path of PAGES) {
    await visit(path);
    if (path === DIALOG) await page.getByRole('link', { name: pack.name, exact: true }).click();
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`;
      await expect.soft(page, path).toHaveScreenshot(name, { ...PICTURE, stylePath: LOOK, ...PLACES });
      expect
        .soft(await page.screenshot({ ...PICTURE, animations: 'disabled', style: readFileSync(LOOK, 'utf8') }), path)
        .toMatchSnapshot(name, COLOURS);
    }
  }
  // The browser logs the 404 of the missing page.
  expect(complaints).toEqual([expect.stringContaining('404')]);
  complaints.length = 0;
});
