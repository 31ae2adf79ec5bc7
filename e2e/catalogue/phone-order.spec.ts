import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { orderText, readChatLink } from '../support/chat-text';
import { expect, test } from '../support/site-test';

const NAME = 'Alpha Ampere 24V 100Ah Lithium Battery';

test.describe('on a small phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first screen says who sells what, shows it, a price and the green button', async ({ visit }) => {
    const page = await visit('/');
    const main = page.getByRole('main');
    await expect(page.getByRole('banner').getByText('Alpha Ampere')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(/^LiFePO4 batteries for homes/)).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: 'Chat to Order' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('definition').filter({ hasText: 'cycles' }).first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('definition').filter({ hasText: 'PKR' }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

  test('the dialog keeps price and order button at the thumb', async ({ visit }) => {
    const page = await visit('/products');
    await page.getByRole('article', { name: NAME }).getByRole('link', { name: NAME }).tap();
    const dialog = page.getByRole('dialog', { name: NAME });
    const order = dialog.getByRole('link', { name: 'Order on WhatsApp' });
    const expectAtThumb = async () => {
      await expect(dialog.getByText('PKR 139,000', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(order).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await order.boundingBox())?.y).toBeGreaterThan(740 / 2);
    };
    await expectAtThumb();
    await dialog.getByRole('row').last().scrollIntoViewIfNeeded();
    await expectAtThumb();
    await expectChatLink(order, site.whatsApp.productOrders, orderText(NAME));
  });
});
