import type { Page } from '@playwright/test';

/** Scrolls to the foot in steps, so that lazy pictures load, and waits until each has loaded or failed. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      // Browsers look for lazy pictures that have come near once a frame. A busy one can stop drawing a page that stays as it is.
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 500);
        });
      }
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.offsetWidth === 0));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Collects the layout shifts of the pages opened from now on, afresh for each load. Calling the result takes those so far. Small
 * sideways shifts are left out: words give way to a neighbour when the typeface or the rest of their line arrives.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.every(({ previousRect, currentRect }) => previousRect.y === currentRect.y) && value < 0.001) continue;
        // The node may be a text.
        const moved = sources.map(({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML)?.slice(0, 120));
        shifts.push(`${value} by ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Two frames: one for the layout, one for the observer to report its shifts. A page that stays as it is may get none.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 2000);
      });
      return (window as unknown as { shifts: string[] }).shifts.splice(0);
    });
}
