import type { Page } from '@playwright/test';

/** Pictures whose `sizes` doesn't say how wide they stand, of those that have been loaded; and how many were looked at. */
export async function wrongPictureSizes(page: Page): Promise<{ looked: number; off: unknown[] }> {
  const all = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.naturalWidth > 0 && image.offsetWidth > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        // A picture that is cut to its place stands as wide as it would uncut.
        const stands = Math.max(width, (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')));
        // With a `srcset` of widths, the natural width is what `sizes` came to.
        return { alt: image.alt, says: image.naturalWidth, stands: Math.round(stands) };
      }),
  );
  return { looked: all.length, off: all.filter(({ says, stands }) => says < 0.9 * stands || says > 1.3 * stands) };
}
