import type { Page } from '@playwright/test';
import { products } from '@/content/products';
import { site } from '@/content/site';
import { expectNoAxeFindings } from '../support/axe';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { expect, test, untilDialogWhole } from '../support/site-test';

const product = products[1];
const ADDRESS = `/products/${product.id}`;

const skeleton = (page: Page) => page.getByRole('dialog', { name: product.name, exact: true });

/** A tap on the product while the dialog's files are held up. */
async function tapEarly(page: Page): Promise<{ release: () => void; lose: () => void }> {
  let settle: (outcome: 'continue' | 'abort') => void = () => {};
  const settled = new Promise<'continue' | 'abort'>((resolve) => (settle = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => route[await settled]());
  await page.getByRole('link', { name: product.name, exact: true }).click();
  return { release: () => settle('continue'), lose: () => settle('abort') };
}

test('a skeleton of the product answers before the dialog’s files are there', { tag: '@both' }, async ({ visit }) => {
  const page = await visit('/products');
  const { release } = await tapEarly(page);
  await expect(skeleton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(ADDRESS);
  await expect(skeleton(page).getByRole('heading', { name: product.name })).toBeVisible();
  await expect(skeleton(page).getByText(product.price, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(skeleton(page).getByRole('img', { name: product.images[0].alt })).toBeInViewport({ ratio: 0.5 });
  const order = skeleton(page).getByRole('link', { name: 'Order on WhatsApp' });
  await expect(order).toBeInViewport({ ratio: 1 });
  await expectChatLink(order, site.whatsApp.productOrders, orderText(product.name));
  await expectNoAxeFindings(page, 'the skeleton of a product');

  const places = () => Promise.all([skeleton(page).getByRole('heading', { level: 2 }), order].map((part) => part.boundingBox()));
  const before = await places();
  release();
  await untilDialogWhole(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(skeleton(page).getByRole('table')).toHaveCount(3);
  // What was under the thumb stays there, and what was read.
  if (test.info().project.name.startsWith('phone')) expect(await places()).toEqual(before);
});

test('closed before its files are there, it stays closed', { tag: '@phone' }, async ({ visit }) => {
  await visit('/about');
  const page = await visit('/products');
  const { release } = await tapEarly(page);
  const link = page.getByRole('link', { name: product.name, exact: true });
  for (const [how, close] of [
    ['Back', () => page.goBack()],
    ['its button', () => skeleton(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    if (how !== 'Back') await link.click();
    await expect(page, how).toHaveURL(ADDRESS);
    await close();
    await expect(page.getByRole('dialog'), how).toHaveCount(0);
    await expect(page, how).toHaveURL('/products');
    await expect(link, how).toBeFocused();
  }
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  release();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test(
  'closed before it is painted, it stays closed, and a second press leaves the catalogue open',
  { tag: '@full' },
  async ({ visit }) => {
    await visit('/about');
    const page = await visit('/products');
    await page.getByRole('link', { name: product.name, exact: true }).evaluate(async (link: HTMLElement) => {
      link.click();
      for (let times = 0; times < 2; times += 1) {
        // Keys come in tasks of their own.
        await new Promise((resolve) => setTimeout(resolve));
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      }
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('closed before its files are lost, it leaves the catalogue as it is', { tag: '@phone' }, async ({ visit, complaints }) => {
  const page = await visit('/products');
  const { lose } = await tapEarly(page);
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  lose();
  await lost;
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
  complaints.splice(0);
});
