import type { Page } from '@playwright/test';
import { footer } from '@/content/navigation';
import { productPage } from '@/content/shop/product-page';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import { pack } from '../support/export';
import { expect, test } from '../support/site-test';

// Other digits, and perhaps already the next day: prices and dates stay as they are, or the page fails with a hydration error.
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
  const price = article.getByText(pack.price, { exact: true }).first();
  for (const part of [page.getByRole('heading', { level: 1 }), price, pictures.first(), order(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const parts = [price, page.getByRole('region', { name: PARTS[0] }), pictures.nth(1)];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const part of PARTS) {
    await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(order(page), part).toBeInViewport({ ratio: 1 });
  }
  await expect(article.getByText(pack.description)).toBeVisible();
  await expect(article.getByText(fill(productPage.priceOf, { date: formatLongDate(pack.priceDate ?? 'missing') }))).toBeVisible();
  // At the end of the page the bar rests above the footer.
  await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }));
  expect(await coveredInFooter(page)).toEqual([]);
  await expect(page.getByText(footer.rights)).toBeInViewport({ ratio: 1 });
});

test('in a low window the order button scrolls with the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(pack.path);
  const bar = order(page).last();
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the offer is beside the pictures, then in a bar', { tag: '@desktop' }, async ({ visit }) => {
  const page = await visit(pack.path);
  await expect(order(page).first()).toBeInViewport({ ratio: 1 });
  const [beside, ...below] = PARTS;
  await expect(page.getByRole('heading', { name: beside })).toBeInViewport({ ratio: 1 });
  const price = page.getByRole('article').first().getByText(pack.price, { exact: true });
  for (const part of below) {
    await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    for (const inBar of [order(page), price]) await expect(inBar.last(), part).toBeInViewport({ ratio: 1 });
  }
  await page.getByText(footer.rights).scrollIntoViewIfNeeded();
  expect(await coveredInFooter(page), 'the bar comes to rest above the footer').toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Which hours these are is tested in components/advice.
  test('the chosen household alone shows its hours', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(pack.path);
    const hours = page.getByRole('region', { name: PARTS[0] });
    await expect(hours.getByRole('radio').first()).toBeChecked();
    for (const household of await hours.getByRole('radio').all()) {
      await household.check();
      const id = (await household.getAttribute('aria-describedby')) ?? 'missing';
      await expect(hours.getByRole('paragraph').filter({ visible: true })).toHaveAttribute('id', id);
    }
  });
});

/** The links and lines of the footer whose middle is covered, each with what covers it. */
function coveredInFooter(page: Page): Promise<string[]> {
  return page.locator('footer :is(a, p)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (top < 64 || top + height > innerHeight) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && !part.contains(hit) && !hit.contains(part) ? [`${part.textContent} under ${hit.tagName}`] : [];
    }),
  );
}
