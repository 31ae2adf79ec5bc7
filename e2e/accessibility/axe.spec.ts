import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { expectNoAxeFindings } from '../support/axe';
import { fillChatForm, fillEnquiry, MODAL, PAGE, sendButton } from '../support/enquiry';
import { expect, expectToast, menuButton, openModal, test, toasts } from '../support/site-test';

// The crawl checks pages as they open.

test('no axe finding in what the catalogue opens', { tag: '@both' }, async ({ page, visit, context, isMobile, complaints }) => {
  await visit('/products?category=solar-batteries&sub=customized-battery-pack');
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible();
  // On a phone the row cuts a button off, and axe can't judge its words; on a desktop all buttons are whole.
  await expectNoAxeFindings(page, 'an empty sub-category', isMobile ? ['[role="group"]'] : []);
  await page.getByRole('button', { name: 'All Products' }).click();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await card.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page, 'a product’s dialog');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(controls.offline)).toBeVisible();
  await expectNoAxeFindings(page, 'offline');
  await context.setOffline(false);
  // Pictures that were still loading fail without a connection.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')));
});

test('no axe finding in the menu and the quote modal', async ({ page, visit, mail, complaints }) => {
  mail.answerWith(400);
  await visit('/');
  await menuButton(page).click();
  await expectNoAxeFindings(page, 'the menu');
  await menuButton(page).click();
  const modal = await openModal(page);
  await sendButton(modal).click();
  await expect(modal.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectNoAxeFindings(page, 'the modal, refused');
  await fillEnquiry(modal, MODAL);
  await sendButton(modal).click();
  await expectToast(page, 'Failed to send email. Please try again.');
  complaints.length = 0;
  // The open modal keeps the focus, so the pointer has to hold the toast.
  await toasts(page).hover();
  await expectNoAxeFindings(page, 'the modal, failed');
  await expect(toasts(page)).toHaveCount(1);
});

test('no axe finding in the forms’ answers', { tag: '@full' }, async ({ page, visit, mail, chats, complaints }) => {
  mail.answerWith(400);
  const main = page.getByRole('main');
  await visit('/get-quote');
  await sendButton(main).click();
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectNoAxeFindings(page, 'the quote form, refused');
  await fillEnquiry(page, PAGE);
  for (const what of ['failed', 'sent']) {
    await sendButton(main).click();
    await expectNoFindingsUnderToast(page, `the quote form, ${what}`);
  }
  complaints.length = 0;

  await visit('/contact');
  await sendButton(main).click();
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectNoAxeFindings(page, 'the contact form, refused');
  await fillChatForm(page);
  await main.getByLabel('Additional Details').fill('W'.repeat(1600));
  await sendButton(main).click();
  await expect(main.getByText(/WhatsApp takes at most/)).toBeVisible();
  await expectNoAxeFindings(page, 'the contact form, too long');
  await main.getByLabel('Additional Details').fill('Four fans');
  await sendButton(main).click();
  await expect(main.getByRole('link', { name: 'Open the chat' })).toBeVisible();
  await expectNoAxeFindings(page, 'the contact form, sent');
  expect(chats).toHaveLength(1);
});

/** The toast gets the focus, so that it stays however long axe takes. */
async function expectNoFindingsUnderToast(page: Page, what: string): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expectNoAxeFindings(page, what);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
}
