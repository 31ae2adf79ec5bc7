import { faq } from '@/content/faq';
import { products } from '@/content/products';
import { testEnvironment } from '@/scripts/support/test-environment';
import { enquiryWith, fillEnquiry, PAGE_LABELS } from '../support/email-form';
import { mailbox } from '../support/mail';
import { expect, test } from '../support/site-test';

// What stands in the pages is read in seo/page-source.test.ts.
test.use({ javaScriptEnabled: false });

test('the catalogue shows all eight products, their prices and order links', async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  for (const [index, { name, price }] of products.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
  }
});

test('the links of the layout lead on', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/get-quote');
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Motorcycle Batteries' }).click();
  await expect(page).toHaveURL('/products');
});

test('the mobile quote button leads to the quote page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL(/\/get-quote\??$/);
});

test('the questions open', async ({ page }) => {
  await page.goto('/');
  const [first] = faq;
  await page.getByText(first.question).click();
  await expect(page.getByText(first.answer)).toBeVisible();
});

test('the quote form goes by email as a form of its own', async ({ page }) => {
  const mail = mailbox();
  await page.goto('/get-quote');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
  await page.getByRole('button', { name: 'Send Quote Request' }).click();
  await expect.poll(async () => (await mail.received()).length).toBe(1);
  const [received] = await mail.received();
  expect(received?.fields).toMatchObject({ ...enquiryWith(mail.mark) });
  expect(received).toMatchObject({
    path: '/api/v1.0/email/send-form',
    settings: { user_id: testEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY },
  });
});
