import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { readChatLink } from '../support/chat-text';
import { expect, test } from '../support/site-test';

const form = (page: Page) => page.getByRole('region', { name: 'Which battery do I need?' });

/** "2 fans, 4 lights, router, 4 hours, 12V UPS": the hours are those that the form begins with. */
async function choose(page: Page) {
  await form(page).getByLabel('What must run').selectOption({ label: '2 fans, 4 lights, router' });
  await form(page).getByLabel('UPS or inverter').selectOption('12V');
  await expect(form(page).getByLabel('Hours without mains')).toHaveValue('4');
}

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the calculator’s page, which has its table', async ({ page }) => {
    await page.goto('/');
    await choose(page);
    await form(page).getByRole('button', { name: 'Show my battery' }).tap();
    await expect(page).toHaveURL('/backup-calculator?household=small&volts=12&hours=4#answer');
    await expect(page.getByRole('main').getByRole('table').first()).toContainText('about 4½ hours (3½ to 5)');
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

  test('two fans, four lights, a router, four hours, a 12V UPS: at most five taps to a filled order', async ({
    visit,
    context,
  }) => {
    const page = await visit('/');
    await choose(page);
    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      taps += 1;
      await target.tap();
    };
    await tap(form(page).getByRole('button', { name: 'Show my battery' }));
    await expect(page).toHaveURL(/\/backup-calculator\?/);
    const order = page.getByRole('main').getByRole('link', { name: /^Order .* on WhatsApp/ });
    await expect(order).toBeVisible();
    const chat = context.waitForEvent('page');
    await tap(order);
    const opened = await chat;
    await opened.waitForURL(/^https:\/\/wa\.me\//);
    const { number, text } = readChatLink(opened.url());
    expect(number).toBe(site.whatsApp.productOrders);
    for (const part of [
      'Alpha Ampere 12V 100Ah Lithium Battery',
      '2 fans, 4 lights, router',
      'Hours without mains: 4',
      'UPS or inverter: 12V',
    ]) {
      expect(text).toContain(part);
    }
    expect(taps).toBeLessThanOrEqual(5);
  });
});
