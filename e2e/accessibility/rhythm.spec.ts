import { allRoutes } from '../support/routes';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test } from '../support/site-test';
import { countRows, expectTypeAndRows } from '../support/type-and-rows';

const WIDTHS = [360, 768, 1280, 1920];
/** Where a page may break in two as well, though nobody looked at each of its lines there. */
const WIDTHS_BETWEEN = [320, 1024, 1440];
const PAGES = [
  ...allRoutes,
  '/no-such-page',
  '/products?category=beyond-batteries',
  '/products?category=solar-batteries&sub=battery-accessories',
];

// The crawl looks at a phone's width and a desktop's.
test(
  `type and rows hold at ${WIDTHS.join(', ')} px, and no page scrolls sideways`,
  { tag: '@full' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    let boxes = 0;
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [...WIDTHS, ...WIDTHS_BETWEEN]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        if (!WIDTHS_BETWEEN.includes(width)) await expectTypeAndRows(page, `${path} at ${width} px`);
      }
      boxes += await countRows(page);
    }
    expect(boxes).toBeGreaterThan(40);
    // The browser's own line about the page that is not there.
    expect(complaints).toEqual([expect.stringContaining('404')]);
    complaints.length = 0;
  },
);
