import type { Page } from '@playwright/test';
import { calculatorRoute, fixedRoutes } from '../support/routes';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test, untilDialogWhole } from '../support/site-test';

const PAGES = [...fixedRoutes, `${calculatorRoute}?household=fridge`, '/products/51-2v-100ah-lithium-battery'];
const PRODUCT = 'Alpha Ampere 51.2V 100Ah Lithium Battery';
const TEXT_CHANGES = [
  ['wider text spacing', widenSpacing],
  ['text at 200 %', doubleText],
] as const;

test.describe('what visitors set on their device', () => {
  // 1280 x 1024 at 400 %, and a phone on its side.
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    test(`in a window of ${width} by ${height} nothing stays in the way, and all of it can be reached`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of PAGES) {
        await visit(path);
        await expectNoSidewaysScroll(page, path);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect(await isCovered(page, 'h1'), path).toBe(false);
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
        expect(await shareOfScreenTaken(page), path).toBeLessThan(0.25);
      }
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

  for (const width of [1280, 390]) {
    test(`with wider text spacing, or text at 200 %, nothing is lost at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of PAGES) {
        await visit(path);
        const before = await cutOff(page);
        for (const [what, change] of TEXT_CHANGES) {
          const undo = await page.evaluateHandle(change);
          await expectNoSidewaysScroll(page, `${path} with ${what}`);
          expect(await cutOff(page), `${path} with ${what}`).toEqual(before);
          await undo.evaluate((run) => run());
        }
      }
      await visit('/products');
      await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
      await untilDialogWhole(page);
      for (const [what, change] of TEXT_CHANGES) {
        const undo = await page.evaluateHandle(change);
        await expectNoSidewaysScroll(page, `dialog with ${what}`);
        expect(await cutOff(page), `dialog with ${what}`).toEqual([]);
        const order = page.getByRole('dialog').getByRole('link', { name: 'Order on WhatsApp' });
        await order.scrollIntoViewIfNeeded();
        await expect(order).toBeInViewport({ ratio: 0.9 });
        await undo.evaluate((run) => run());
      }
    });
  }

  test('asked for less motion, nothing moves', async ({ page, visit }) => {
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty ?? 'animation'),
      );
    const openAndClose = async () => {
      await visit('/products');
      await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
      await untilDialogWhole(page);
      const opening = await moving();
      await page.keyboard.press('Escape');
      await page.getByRole('article').first().hover();
      return [...opening, ...(await moving())];
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await openAndClose()).toEqual([]);
    const durations = await page.evaluate(() => {
      const times = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      return [
        ...new Set(
          times.flatMap(({ transitionDuration, animationDuration, scrollBehavior }) => [
            transitionDuration,
            animationDuration,
            scrollBehavior,
          ]),
        ),
      ];
    });
    expect(durations.toSorted()).toEqual(['0s', 'auto']);
  });

  test('asked for more contrast, no word is grey and every edge is strong', async ({ page, visit }) => {
    await page.emulateMedia({ contrast: 'more' });
    for (const path of ['/', '/products', '/get-quote']) {
      await visit(path);
      const { weakest, edge } = await readContrasts(page);
      expect(weakest, path).toBeGreaterThan(8);
      expect(edge, path).toBeGreaterThan(3);
    }
    await page.emulateMedia({ contrast: 'no-preference' });
    // Else the setting changed nothing.
    expect((await readContrasts(page)).weakest).toBeLessThan(8);
  });

  test('in forced colours what is chosen, current and on top still shows', async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit('/products');
    const main = page.getByRole('main');
    const look = (element: Element) => {
      const { backgroundColor, borderColor, borderWidth, textDecorationLine } = getComputedStyle(element);
      return [backgroundColor, borderColor, borderWidth, textDecorationLine].join(' ');
    };
    const looks = (elements: Element[]) =>
      elements.map((element) => {
        const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(element);
        return [backgroundColor, borderBottomColor, textDecorationLine].join(' ');
      });
    const filter = await main.getByRole('group', { name: 'Product categories' }).getByRole('button').evaluateAll(looks);
    expect(filter.filter((one) => one !== filter[1])).toEqual([filter[0]]);
    const bar = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').evaluateAll(looks);
    expect(bar.filter((one) => one !== bar[0])).toEqual([bar[1]]);
    const dots = await page.getByRole('group', { name: 'Choose a picture' }).first().locator('span').evaluateAll(looks);
    expect(dots.filter((one) => one !== dots[1])).toEqual([dots[0]]);
    await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
    expect(await page.locator('.sheet').evaluate(look)).toMatch(/ 2px /);
  });
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

/** Texts that are cut off by their own box or by one around them, but for the descriptions that are cut to two lines. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility() ||
        !node.textContent?.trim() ||
        parent.closest('.line-clamp-2, .sr-only, script, noscript, option')
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right - left < 2) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        const cutSideways = ['hidden', 'clip'].includes(overflowX) && (right > edges.right + 2 || left < edges.left - 2);
        const cutBelow = ['hidden', 'clip'].includes(overflowY) && (bottom > edges.bottom + 2 || top < edges.top - 2);
        if (cutSideways || cutBelow) {
          found.push(node.textContent.trim().slice(0, 40));
          break;
        }
        if (overflowX === 'auto' || overflowY === 'auto') break;
      }
    }
    return found;
  });
}

/** As WCAG 1.4.12 has it. A constructed style sheet, because the pages' policy stops any other. */
function widenSpacing(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function doubleText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
}

/** The lowest contrast of a text with its ground, and of a card's or field's edge with what lies around it. */
function readContrasts(page: Page): Promise<{ weakest: number; edge: number }> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const toPixel = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: number[], other: number[]) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): number[] => {
      for (let box = element; box; box = box.parentElement) {
        const pixel = toPixel(getComputedStyle(box).backgroundColor);
        if (pixel[3] === 255) return pixel;
      }
      return [255, 255, 255];
    };
    const visible = [...document.querySelectorAll('main *, footer *')].filter((element) => element.checkVisibility());
    const texts = visible.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const edged = visible.filter((element) => element.matches('article, input, select, textarea'));
    return {
      weakest: Math.min(...texts.map((element) => contrast(toPixel(getComputedStyle(element).color), groundOf(element)))),
      edge: Math.min(
        ...edged.map((element) => contrast(toPixel(getComputedStyle(element).borderTopColor), groundOf(element.parentElement))),
        21,
      ),
    };
  });
}
