import { expect, test } from '@playwright/test';
import { waitForScripts } from '../support/quote-form';

const places = [
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'ur-PK', timezoneId: 'Asia/Karachi' },
  { locale: 'de-DE', timezoneId: 'Pacific/Pago_Pago' },
  { locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
];
for (const [index, place] of places.entries()) {
  // Another calendar, other figures and another day: one each time, all of them in the long run.
  test(
    `${place.locale} in ${place.timezoneId} reads the same prices, with no hydration error`,
    { tag: index === 0 ? [] : '@full' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...place, baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto('/products');
      await waitForScripts(page);
      for (const price of ['PKR 229,000', 'PKR 139,000', 'PKR 78,000', 'PKR 13,500']) {
        await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
      }
      expect(errors).toEqual([]);
      await context.close();
    },
  );
}
