import { expect, test } from '../support/site-test';

// Other figures, another calendar and another day.
for (const [locale, timezoneId, tag] of [
  ['ar-EG', 'Pacific/Kiritimati', '@phone'],
  ['fa-IR', 'Pacific/Pago_Pago', '@full'],
] as const) {
  test.describe(`${locale} in ${timezoneId}`, { tag }, () => {
    test.use({ locale, timezoneId });

    test('reads the same prices and days, with no hydration error', async ({ visit }) => {
      const page = await visit('/products/24v-100ah-lithium-battery');
      await expect(page.getByText('Price on 20 November 2026')).toBeVisible();
      await visit('/products');
      for (const price of ['PKR 229,000', 'PKR 139,000', 'PKR 13,500']) {
        await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
      }
    });
  });
}
