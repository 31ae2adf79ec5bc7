import { site } from '@/content/site';
import { orderText, readChatLink } from '../support/chat-text';
import { expect, test } from '../support/site-test';

const NAME = 'Alpha Ampere 24V 100Ah Lithium Battery';

test.describe('on a small phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first screen says who sells what, shows it, a price and the green button', async ({ visit }) => {
    const page = await visit('/');
    const main = page.getByRole('main');
    for (const part of [
      page.getByRole('banner').getByText('Alpha Ampere'),
      page.getByRole('heading', { level: 1 }),
      main.getByText(/^LiFePO4 batteries for homes/),
      main.getByRole('link', { name: 'Chat to Order' }),
      main.getByRole('img').first(),
      main.getByRole('definition').filter({ hasText: 'cycles' }).first(),
      main.getByRole('definition').filter({ hasText: 'PKR' }).first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test('from home to a filled order for the 24V battery: menu, Products, Order', async ({ visit, context }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Products' }).tap();
    await expect(page).toHaveURL('/products');
    const opened = context.waitForEvent('page');
    await page.getByRole('article', { name: NAME }).getByRole('link', { name: 'Order on WhatsApp' }).tap();
    const chat = await opened;
    await chat.waitForURL(/^https:\/\/wa\.me\//);
    expect(readChatLink(chat.url())).toEqual({ number: site.whatsApp.productOrders, text: orderText(NAME) });
  });
});
