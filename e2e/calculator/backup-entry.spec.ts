import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { readChatLink } from '../support/chat-text';
import { expect, test } from '../support/site-test';

const form = (page: Page) => page.getByRole('region', { name: 'Which battery do I need?' });

/** The hours are those that the form begins with. */
async function choose(page: Page) {
  await form(page).getByLabel('What must run').selectOption({ label: '2 fans, 4 lights, router' });
  await form(page).getByLabel('UPS or inverter').selectOption('12V');
  await form(page).getByRole('button', { name: 'Show my battery' }).tap();
  await expect(page).toHaveURL('/backup-calculator?household=small&volts=12&hours=4#answer');
}

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the calculator’s page, which has its table', async ({ page }) => {
    await page.goto('/');
    await choose(page);
    await expect(page.getByRole('table', { name: 'What each pack runs' })).toBeVisible();
  });
});

test.describe('on a small phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('it comes early, and leaves products on the second screen', async ({ visit }) => {
    const page = await visit('/');
    const topOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())?.y ?? Infinity;
    expect(await topOf(form(page))).toBeLessThan(740 * 1.25);
    const products = page.getByRole('region', { name: 'Products and Services' });
    expect(await topOf(products.getByRole('img').first())).toBeLessThan(740 * 2 - 150);
  });

  test('two choices, then the order is on the first screen and filled in', async ({ visit, context }) => {
    const page = await visit('/');
    await choose(page);
    const order = page.getByRole('main').getByRole('link', { name: 'Order 12V 100Ah on WhatsApp' });
    await expect(order).toBeInViewport({ ratio: 1 });
    const chat = context.waitForEvent('page');
    await order.tap();
    const opened = await chat;
    await opened.waitForURL(/^https:\/\/wa\.me\//);
    const { number, text } = readChatLink(opened.url());
    expect(number).toBe(site.whatsApp.productOrders);
    expect(text).toContain('Load: 2 fans, 4 lights, router (212 W)\nHours without mains: 4\nUPS or inverter: 12V');
  });
});
