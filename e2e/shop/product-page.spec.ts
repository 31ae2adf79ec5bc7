import type { Page } from '@playwright/test';
import { footer } from '@/content/navigation';
import { formatPrice } from '@/lib/format/texts';
import { pack } from '../support/export';
import { boxOf, expect, scrollTo, test } from '../support/site-test';

// A locale with other digits, perhaps on the next day: prices and dates stay as they are, or the page fails to hydrate.
test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });

const PARTS = ['How long it runs your house', 'Fits', 'Specifications', 'How ordering works'] as const;

/** The visible order buttons of the product itself, without those of related products. */
const order = (page: Page) =>
  page.locator('main a:not([aria-labelledby="related"] a)', { hasText: 'Order on WhatsApp' }).filter({ visible: true });

test('on a phone the first screen has the offer, and the order button stays in view', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(pack.path);
  const article = page.getByRole('article').first();
  const pictures = article.locator('picture');
  const price = article.getByText(formatPrice(pack.price), { exact: true }).first();
  for (const part of [page.locator('h1'), price, pictures.first(), order(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const parts = [price, page.getByRole('region', { name: PARTS[0] }), pictures.nth(1)];
  const tops = (await Promise.all(parts.map(boxOf))).map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await pictures.nth(1).scrollIntoViewIfNeeded();
  await expect(pictures.nth(2), 'part of the next picture, which is swiped in').toBeInViewport();
  for (const part of PARTS) {
    await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(order(page), part).toBeInViewport({ ratio: 1 });
  }
  // At the end of the page the bar rests above the footer.
  await scrollTo(page, 1_000_000);
  const foot = page.getByRole('contentinfo');
  for (const part of [...(await foot.getByRole('link').all()), foot.getByText(footer.rights)]) await part.click({ trial: true });

  // In a low window, and on a wide screen, the only order button stands beside the picture.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(order(page)).toHaveCount(1);
    await order(page).scrollIntoViewIfNeeded();
    expect((await boxOf(order(page))).left).toBeGreaterThan((await boxOf(pictures.first())).right);
  }
});
