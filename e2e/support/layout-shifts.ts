import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Collects what moves on the pages to come; each load begins anew. Ask for it before the first page is opened. Words that
 * give way sideways to a neighbour in the same line, by a few pixels when the typeface or the neighbour's rest comes, are left
 * out.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const isSideways = sources.every(({ previousRect, currentRect }) => previousRect.y === currentRect.y);
        if (isSideways && value < 0.001) continue;
        shifts.push(`${value} by ${sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Forgets what moved before now. */
export function forgetShifts(page: Page): Promise<void> {
  return page.evaluate(() => void ((window as unknown as { shifts: string[] }).shifts.length = 0));
}
