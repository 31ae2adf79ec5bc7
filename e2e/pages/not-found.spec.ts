import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { expect, test, untilHydrated } from '../support/site-test';

for (const path of ['/no-such-page', '/products/no-such-battery']) {
  test(
    `${path} answers 404, with the layout of every page and three ways on`,
    { tag: path === '/no-such-page' ? '@phone' : [] },
    async ({ page, complaints }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expect(page).toHaveTitle('Page not found | Alpha Ampere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Alpha Ampere' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);

      const ways = page.getByRole('main').getByRole('link');
      await expect(ways).toHaveCount(3);
      await expect(ways.nth(0)).toHaveAttribute('href', '/products');
      await expect(ways.nth(1)).toHaveAttribute('href', '/');
      await expectChatLink(ways.nth(2), site.whatsApp.business, null);

      // The browser's own line about the status of the page.
      expect(complaints).toEqual([expect.stringContaining('404')]);
      complaints.length = 0;

      await ways.nth(0).click();
      await expect(page).toHaveURL('/products');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
}
