import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What reaches past the sides of the screen, unless it scrolls or is cut off on purpose inside its own box. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const contained = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box !== document.body && box !== document.documentElement && getComputedStyle(box).overflowX !== 'visible') {
          return true;
        }
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      // Two pixels or less are texts for screen readers alone.
      if (own <= 2 || height <= 2 || getComputedStyle(element).visibility === 'hidden') return false;
      return (right > width + 1 || left < -1) && !contained(element);
    });
    return found.map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`);
  });
}

/** Boxes that scroll sideways, or cut off what they hold, on purpose. */
const ON_PURPOSE = '.filter-row, [role="region"][tabindex="0"], picture, .truncate, .sr-only, input, select, textarea, svg';

/**
 * Other boxes that are too narrow for what they hold: a menu or a dialog that scrolls down would scroll sideways, too.
 * One pixel is for widths that are no whole number.
 */
function overfull(page: Page): Promise<string[]> {
  return page
    .locator(`body *:not(${ON_PURPOSE})`)
    .evaluateAll((boxes) =>
      boxes
        .filter(
          (box) => box.clientWidth > 2 && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible',
        )
        .map((box) => `${box.tagName.toLowerCase()}.${box.className} holds ${box.scrollWidth} px in ${box.clientWidth}`),
    );
}

/** Expects all of the page to be within the width of the screen. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  expect(await overflowing(page), what).toEqual([]);
  expect(await overfull(page), what).toEqual([]);
  const [content, screen] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  expect(content, what).toBeLessThanOrEqual(screen);
  await page.evaluate(() => window.scrollTo({ left: 100, top: 0, behavior: 'instant' }));
  expect(await page.evaluate(() => window.scrollX), what).toBe(0);
}
