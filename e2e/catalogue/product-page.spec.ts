import { expect, test } from '../support/site-test';

const CELL = '3-2v-100ah-lfp-cell';

test.describe('to a visitor whose device speaks Arabic', () => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });

  test('the day of the price is the same', async ({ visit }) => {
    const page = await visit('/products/24v-100ah-lithium-battery');
    await expect(page.getByText('Price on 20 November 2026')).toBeVisible();
  });
});

test.describe('the button that prints', () => {
  test('prints the page', async ({ visit }) => {
    const page = await visit(`/products/${CELL}`);
    await page.evaluate(() => Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }));
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there', async ({ page }) => {
      await page.goto(`/products/${CELL}`);
      await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
    });
  });
});

test('on a wide screen the offer stays in view beside the page', async ({ visit }) => {
  const page = await visit('/products/12v-100ah-lithium-battery');
  const article = page.getByRole('article').first();
  const order = article.getByRole('link', { name: 'Order on WhatsApp' });
  for (const part of ['What it runs', 'Fits', 'Specifications', 'How ordering works']) {
    await article.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(order, part).toBeInViewport({ ratio: 1 });
    await expect(article.getByText('PKR 78,000', { exact: true }), part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBeLessThanOrEqual(0);
  }
  // Gone with the page that it belongs to: it lies over nothing below.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(order).not.toBeInViewport();
});
