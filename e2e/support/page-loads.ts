import type { Page, Response } from '@playwright/test';

/** Collects every picture that a page loads from now on, with its bytes; headers are the host's. Ask once it has come to rest. */
export function watchPictures(page: Page): () => Promise<{ path: string; bytes: number }[]> {
  const responses: Response[] = [];
  const pathOf = (response: Response) => new URL(response.url()).pathname;
  page.on('response', (response) => pathOf(response).startsWith('/pictures/') && responses.push(response));
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        path: pathOf(response),
        bytes: (await response.request().sizes()).responseBodySize,
      })),
    );
}

/** Scrolls from the top to the foot in steps that a lazy picture notices, and waits until each has come or failed. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      // What has come near is looked for once a frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.offsetWidth === 0));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Collects what moves on the pages to come; each load begins anew. Words that give way sideways to a neighbour in the same
 * line, by a few pixels when the typeface or the neighbour's rest comes, are left out.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const isSideways = sources.every(({ previousRect, currentRect }) => previousRect.y === currentRect.y);
        if (isSideways && value < 0.001) continue;
        shifts.push(
          `${value} by ${sources.map(({ node }) => node?.className ?? `text in ${node?.parentElement?.outerHTML.slice(0, 120)}`).join(', ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
}
