import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What reaches past the sides of the screen, unless it scrolls or is cut off on purpose inside its own box. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const contained = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box !== document.body && box !== document.documentElement && getComputedStyle(box).overflowX !== 'visible') return true;
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

/** Expects all of the page to be within the width of the screen. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  expect(await overflowing(page), what).toEqual([]);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
  expect(content, what).toBeLessThanOrEqual(screen);
  await page.evaluate(() => window.scrollTo({ left: 100, top: 0, behavior: 'instant' }));
  expect(await page.evaluate(() => window.scrollX), what).toBe(0);
}
