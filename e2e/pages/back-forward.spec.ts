import { chromium, expect, test } from '@playwright/test';
import { waitForScripts } from '../support/quote-form';
import { allRoutes } from '../support/routes';

test('Back restores each page at once', { tag: ['@whole', '@full'] }, async ({ launchOptions, baseURL }) => {
  test.setTimeout(90_000);
  // Playwright switches the back/forward cache off; here it is wanted.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    for (const address of allRoutes) {
      await page.goto(address);
      await waitForScripts(page);
      await page.evaluate(() => {
        window.addEventListener('pageshow', (event) => {
          document.documentElement.dataset.restored = String(event.persisted);
        });
      });
      await page.goto('/robots.txt');
      // Not goBack: it waits for a load that a restored page never has.
      await page.evaluate(() => window.history.back());
      await expect(page.locator('html'), address).toHaveAttribute('data-restored', 'true');
    }
  } finally {
    await browser.close();
  }
});

test('/products/ shows the page, doubled slashes the 404, never a blank one', async ({ page, baseURL }) => {
  await page.goto('/products/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const response = await page.goto(`${baseURL}//evil.example/`);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
