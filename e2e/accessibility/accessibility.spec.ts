import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { enquiryWith, fillEnquiry, MODAL_LABELS, PAGE_LABELS } from '../support/email-form';
import { mailbox } from '../support/mail';
import { expect, test, untilDialogWhole } from '../support/site-test';
import { expectToast, toastArea, toasts } from '../support/toast';
import { typedTexts } from '../support/typed-texts';

test('prices and right-to-left text are read as they are meant', async ({ visit }) => {
  const page = await visit('/products');
  const price = page.getByRole('article').first().locator(':has(> s)');
  expect(await price.textContent()).toBe('Now PKR 229,000, was PKR 245,000');
  for (const [path, labels] of [
    ['/get-quote', ['Full Name', 'Subject', 'Project Details']],
    ['/contact', ['Full Name', 'Company', 'Additional Details']],
  ] as const) {
    await visit(path);
    for (const label of labels) {
      const field = page.getByRole('main').getByLabel(label, { exact: true });
      await field.fill(typedTexts['Urdu and English']);
      expect(await field.evaluate((element) => element.matches(':dir(rtl)')), label).toBe(true);
      await field.fill('24V بیٹری');
      expect(await field.evaluate((element) => element.matches(':dir(ltr)')), label).toBe(true);
    }
  }
});

test('axe finds nothing in what opens over the catalogue', { tag: '@both' }, async ({ page, visit, isMobile, complaints }) => {
  test.slow();
  const main = page.getByRole('main');
  await visit('/products');
  await main.getByRole('button', { name: 'LiFePO4 Solar Batteries' }).click();
  await main.getByRole('button', { name: 'Customized Battery Pack' }).click();
  await expect(main.getByText('No products found in this category yet.')).toBeVisible();
  // On a phone the row cuts a button in two, on whose words axe can't decide; on a desktop all of them stand whole.
  await expectNoAxeFindings(page, 'an empty sub-category', isMobile ? ['.filter-row'] : []);
  await main.getByRole('button', { name: 'All Products' }).click();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await card.getByRole('heading', { level: 3 }).getByRole('link').click();
  await untilDialogWhole(page);
  await expectNoAxeFindings(page, 'a product’s dialog');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await expectNoAxeFindings(page, 'offline');
  await page.context().setOffline(false);
  // Pictures that were still to come can't, without a connection.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')));

  if (!isMobile) return;
  const mail = mailbox();
  await mail.answerWith('400');
  await visit('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoAxeFindings(page, 'the menu');
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  const modal = page.getByRole('dialog', { name: 'Get a Quote' });
  await expect(modal).toBeVisible();
  await expectNoAxeFindings(page, 'the quote modal');
  await modal.getByRole('button', { name: 'Send Email' }).click();
  await expect(modal.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectNoAxeFindings(page, 'the quote modal, refused');
  await fillEnquiry(modal, MODAL_LABELS, enquiryWith(mail.mark));
  await modal.getByRole('button', { name: 'Send Email' }).click();
  await expectToast(page, 'Failed to send email. Please try again.');
  complaints.length = 0;
  // The open modal keeps the focus, so the pointer has to hold the toast.
  await toasts(page).hover();
  await expectNoAxeFindings(page, 'the quote modal, failed');
  await expect(toasts(page)).toHaveCount(1);
});

test('axe finds nothing in what the forms answer', { tag: '@full' }, async ({ page, visit, complaints, context }) => {
  test.slow();
  const mail = mailbox();
  await mail.answerWith('400');
  const main = page.getByRole('main');
  await visit('/get-quote');
  await main.getByRole('button', { name: 'Send Quote Request' }).click();
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectNoAxeFindings(page, 'the quote form, refused');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
  await main.getByRole('button', { name: 'Send Quote Request' }).click();
  await expectToast(page, 'Failed to send email.', 'Please try again.');
  complaints.length = 0;
  await expectNoFindingsUnderToast(page, 'the quote form, failed');
  await main.getByRole('button', { name: 'Send Quote Request' }).click();
  await expectToast(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
  await expectNoFindingsUnderToast(page, 'the quote form, sent');

  await visit('/contact');
  await main.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectNoAxeFindings(page, 'the contact form, refused');
  await main.getByLabel('Full Name').fill('Ayesha Khan');
  await main.getByLabel('Email Address').fill('ayesha@example.com');
  await main.getByLabel('Battery Type').selectOption('Custom Solution');
  await main.getByLabel('Additional Details').fill('W'.repeat(1600));
  await main.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(main.getByText(/WhatsApp takes at most/)).toBeVisible();
  await expectNoAxeFindings(page, 'the contact form, too long');
  await main.getByLabel('Additional Details').fill('Four fans');
  const chat = context.waitForEvent('page');
  await main.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await (await chat).close();
  await expect(main.getByRole('link', { name: 'Open the chat again' })).toBeVisible();
  await expectNoAxeFindings(page, 'the contact form, sent');
});

/** A toast waits while the focus is on it, as long as axe may take. */
async function expectNoFindingsUnderToast(page: Page, what: string): Promise<void> {
  await page.keyboard.press('F8');
  await expect(toastArea(page).getByRole('list')).toBeFocused();
  await expectNoAxeFindings(page, what);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
}
