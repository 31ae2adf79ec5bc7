import type { Page } from '@playwright/test';

/** Collects what moves on the pages to come; each load begins anew. Ask for it before the first page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
        shifts.push(`${entry.value} by ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Forgets what moved before now. */
export function forgetShifts(page: Page): Promise<void> {
  return page.evaluate(() => void ((window as unknown as { shifts: string[] }).shifts.length = 0));
}
