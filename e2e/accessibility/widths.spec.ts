import { enquiryWith, fillEnquiry, MODAL_LABELS } from '../support/email-form';
import { mailbox } from '../support/mail';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test, untilDialogWhole } from '../support/site-test';

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the open menu fits', { tag: '@full' }, async ({ visit }) => {
    const page = await visit('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'menu');
  });

  test('the quote modal fits, and its button can be reached', { tag: '@full' }, async ({ visit }) => {
    const mail = mailbox();
    const page = await visit('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await expectNoSidewaysScroll(page, 'modal');
    await fillEnquiry(modal, MODAL_LABELS, enquiryWith(mail.mark));
    await modal.getByRole('button', { name: 'Send Email' }).click();
    await expect(modal).toBeHidden();
    expect(await mail.received()).toHaveLength(1);
  });

  test('a product’s dialog fits, with every row of its specification', { tag: '@full' }, async ({ visit }) => {
    const page = await visit('/products');
    await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await untilDialogWhole(page);
    await expectNoSidewaysScroll(page, 'dialog');
    const last = dialog.getByRole('row').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(dialog.getByRole('link', { name: 'Order on WhatsApp' })).toBeInViewport({ ratio: 0.9 });
  });

  test('an empty category fits', { tag: '@full' }, async ({ visit }) => {
    const page = await visit('/products?category=beyond-batteries');
    await expect(page.getByText('No products found in this category yet.')).toBeVisible();
    await expectNoSidewaysScroll(page, 'empty category');
  });

  test('long words of visitors fit', { tag: '@full' }, async ({ visit, context }) => {
    const page = await visit('/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Full Name').fill('A'.repeat(200));
    await main.getByLabel('Email Address').fill(`${'a'.repeat(60)}@example.com`);
    await main.getByLabel('Battery Type').selectOption('Custom Solution');
    await main.getByLabel('Additional Details').fill('W'.repeat(300));
    await expectNoSidewaysScroll(page, 'contact form, filled in');
    const chat = context.waitForEvent('page');
    await main.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await (await chat).close();
    await expectNoSidewaysScroll(page, 'contact form, sent');
  });
});
