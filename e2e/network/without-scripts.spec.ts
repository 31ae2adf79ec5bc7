import { controls } from '@/content/controls';
import { products } from '@/content/shop/products';
import { mailAccount } from '@/scripts/support/test-environment';
import { enquiry, fillChatForm, fillEnquiry, pressSend } from '../support/enquiry';
import { pack } from '../support/export';
import { expect, follow, menu, menuButton, tapQuote, test } from '../support/site-test';

test('where a host has changed the inline script, what needs scripts is hidden', async ({ page, complaints }) => {
  await page.route('**/check-a-battery', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<script>', '<script> ') });
  });
  await page.goto('/check-a-battery');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.needs-scripts').first()).toBeHidden();
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue takes orders; cards, links, menu and quote button lead to pages', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('article').getByRole('link', { name: 'Order on WhatsApp' })).toHaveCount(products.length);
    await page.getByRole('link', { name: pack.name, exact: true }).click();
    await expect(page).toHaveURL(pack.path);
    await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await follow(page, 'Motorcycle Batteries', '/products');
    await tapQuote(page);
    await expect(page).toHaveURL(/\/get-quote\??$/);
  });

  test('the forms say how they work without scripts, and post to the mail service', async ({ page, mail }) => {
    await page.goto('/contact');
    const note = page.locator('main form noscript');
    await expect(note.locator('p')).toContainText('JavaScript is off');
    await expect(note.locator('a')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await fillChatForm(page);
    await pressSend(page);
    await mail.untilReceived(1);
    await page.goto('/get-quote');
    await expect(note.locator('p')).toContainText('JavaScript is off');
    await fillEnquiry(page);
    await pressSend(page);
    const path = '/api/v1.0/email/send-form';
    await expect
      .poll(() => mail.received)
      .toMatchObject([
        { path, fields: { ...mailAccount, name: enquiry.user_name } },
        { path, fields: { ...mailAccount, user_name: enquiry.user_name } },
      ]);
    expect(page.url()).not.toContain('Buyer');
  });
});

test('with storage blocked, and offline as the browser claims, a page sends a quote', async ({ page, visit, mail }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, storage, { get });
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await visit('/get-quote');
  await expect(page.getByText(controls.offline)).toHaveCount(0);
  await fillEnquiry(page);
  await pressSend(page);
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
  expect(mail.received).toHaveLength(1);
});
