import type { Page, Response } from '@playwright/test';

export interface PictureLoad {
  /** `/pictures/hero-1a2b3c4d-800.avif` */
  path: string;
  /** Without the response's headers, which are the host's. */
  bytes: number;
}

/** Collects every picture that a page loads from now on. Ask for them when the page has come to rest. */
export function watchPictures(page: Page): () => Promise<PictureLoad[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/pictures/')) responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => {
        const { responseBodySize } = await response.request().sizes();
        return { path: new URL(response.url()).pathname, bytes: responseBodySize };
      }),
    );
}

/** Scrolls from the top to the foot in steps that a lazy picture notices, and waits until each has come or failed. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 500) {
    await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      // What has come near is looked for once a frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  }
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.offsetWidth === 0));
}
