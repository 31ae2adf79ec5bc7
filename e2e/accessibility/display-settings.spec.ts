import type { Page } from '@playwright/test';
import { calculatorRoute, fixedRoutes } from '../support/routes';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test, untilDialogWhole } from '../support/site-test';
import { cutOff } from '../support/cut-off';
import { doubleText, widenSpacing } from '../support/text-changes';

const PAGES = [...fixedRoutes, `${calculatorRoute}?household=fridge`, '/products/51-2v-100ah-lithium-battery'];
const PRODUCT = 'Alpha Ampere 51.2V 100Ah Lithium Battery';
/** Looked at each time, the others in the long run. */
const EXAMPLES = ['/products'];
/** 1280 x 1024 at 400 %, and a phone on its side. */
const SMALL_WINDOWS = [
  [320, 256],
  [844, 390],
] as const;
const TEXT_CHANGES = [
  ['wider text spacing', widenSpacing],
  ['text at 200 %', doubleText],
] as const;

test.describe('what visitors set on their device', () => {
  for (const path of PAGES) {
    const tag = EXAMPLES.includes(path) ? [] : '@full';

    test(`${path} in small windows: nothing stays in the way, and all of it can be reached`, { tag }, async ({ page, visit }) => {
      await visit(path);
      for (const [width, height] of SMALL_WINDOWS) {
        const what = `in a window of ${width} by ${height}`;
        await page.setViewportSize({ width, height });
        await expectNoSidewaysScroll(page, what);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect.poll(() => isCovered(page, 'h1'), { message: what }).toBe(false);
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
        await expect.poll(() => shareOfScreenTaken(page), { message: what }).toBeLessThan(0.25);
      }
    });

    test(`${path} with wider text spacing, or text at 200 %: nothing is lost`, { tag }, async ({ page, visit }) => {
      await visit(path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const before = await cutOff(page);
        for (const [what, change] of TEXT_CHANGES) {
          const undo = await page.evaluateHandle(change);
          await expectNoSidewaysScroll(page, `${width} px with ${what}`);
          expect(await cutOff(page), `${width} px with ${what}`).toEqual(before);
          await undo.evaluate((run) => run());
        }
      }
    });
  }

  test('the bar fits the smallest phone with text at 200 %', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/about');
    await page.evaluate(doubleText);
    expect(await page.getByRole('banner').evaluate((bar) => bar.scrollWidth)).toBe(320);
  });

  for (const [width, height] of SMALL_WINDOWS) {
    test(`a product’s dialog in a window of ${width} by ${height} can be read and ordered from`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height });
      await visit('/products');
      await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
      const dialog = page.getByRole('dialog');
      await untilDialogWhole(page);
      for (const part of [
        dialog.getByRole('img'),
        dialog.getByRole('row').last(),
        dialog.getByRole('link', { name: 'Order on WhatsApp' }),
      ]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.6 });
      }
      if (width > 768) return;
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send Email' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 0.9 });
    });
  }

  test(
    'a product’s dialog with wider text spacing, or text at 200 %: nothing is lost',
    { tag: '@full' },
    async ({ page, visit }) => {
      await visit('/products');
      await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
      await untilDialogWhole(page);
      const order = page.getByRole('dialog').getByRole('link', { name: 'Order on WhatsApp' });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const [what, change] of TEXT_CHANGES) {
          const undo = await page.evaluateHandle(change);
          await expectNoSidewaysScroll(page, `${width} px with ${what}`);
          expect(await cutOff(page), `${width} px with ${what}`).toEqual([]);
          await order.scrollIntoViewIfNeeded();
          await expect(order).toBeInViewport({ ratio: 0.9 });
          await undo.evaluate((run) => run());
        }
      }
    },
  );
});

/** Whether something lies over the middle of the first line. */
function isCovered(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(40, width / 2), top + 6);
    return hit !== null && !element.contains(hit);
  });
}

/** How much of the screen's height is taken by what stays while the page scrolls. */
function shareOfScreenTaken(page: Page): Promise<number> {
  return page.evaluate(() => {
    const staying = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return ['fixed', 'sticky'].includes(position) && visibility === 'visible' && element.checkVisibility();
    });
    const rows = new Set<number>();
    for (const element of staying) {
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < innerWidth / 2) continue;
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
    }
    return rows.size / innerHeight;
  });
}
