import type { Page } from '@playwright/test';
import { enquiryWith, expectTyped, fillEnquiry, MODAL_LABELS, NOTHING } from '../support/email-form';
import { expectField, failedChecks } from '../support/form-field';
import { mailbox } from '../support/mail';
import { expect, test } from '../support/site-test';
import { expectToast, toasts } from '../support/toast';
import { typedTexts } from '../support/typed-texts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Get a Quote', exact: true });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const sendButton = (page: Page) => modal(page).getByRole('button', { name: /^Send/ });
const field = (page: Page, label: string) => modal(page).getByLabel(label, { exact: true });

async function openModal(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  await expect(modal(page)).toBeVisible();
}

test('opens over the page from the mobile button', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/about');
  await openModal(page);
  await expect(modal(page).getByRole('heading', { name: 'Get a Quote' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect.poll(() => modal(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);

  // Whatever is touched outside the sheet belongs to the modal, not to the page.
  const covered = await page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const points = [
      [5, 5],
      [innerWidth - 5, 5],
      [innerWidth / 2, innerHeight / 2],
      [5, innerHeight - 5],
    ] as const;
    return points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('header, main, footer') === null);
  });
  expect(covered).toEqual([true, true, true, true]);
});

test('its files are there before its button is tapped', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/about');
  // Each is received first, and then taken from the cache by its script element: one address, two requests.
  const asked = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && asked.add(request.url()));
  await menuButton(page).click();
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  const ahead = [...asked];
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  await expect(modal(page)).toBeVisible();
  expect([...asked]).toEqual(ahead);
});

test('the desktop button leads to the quote page', async ({ visit }) => {
  const page = await visit('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL('/get-quote');
  await expect(modal(page)).toBeHidden();
});

test('has the specified fields', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/');
  await openModal(page);
  await expectField(field(page, 'Name'), {
    label: 'Name',
    name: 'user_name',
    type: 'text',
    required: true,
    autocomplete: 'name',
  });
  await expectField(field(page, 'Email'), {
    label: 'Email',
    name: 'user_email',
    type: 'email',
    required: true,
    autocomplete: 'email',
    inputmode: 'email',
  });
  await expectField(field(page, 'Phone'), {
    label: 'Phone',
    name: 'user_phone',
    type: 'tel',
    required: false,
    autocomplete: 'tel',
    inputmode: 'tel',
  });
  await expectField(field(page, 'Subject'), {
    label: 'Subject',
    name: 'subject',
    type: 'text',
    required: true,
    autocomplete: 'off',
  });
  await expectField(field(page, 'Message'), {
    label: 'Message',
    name: 'message',
    type: 'textarea',
    required: true,
    autocomplete: 'off',
    rows: 4,
  });
  await expect(sendButton(page)).toHaveText('Send Email');
});

test.describe('closes', { tag: '@phone' }, () => {
  for (const [how, close] of Object.entries({
    'by its button': (page: Page) => modal(page).getByRole('button', { name: 'Close' }).click(),
    'by Escape': (page: Page) => page.keyboard.press('Escape'),
  })) {
    test(`${how}, and focus returns to the menu button`, async ({ visit }) => {
      const page = await visit('/');
      await openModal(page);
      await close(page);
      await expect(modal(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
  }
});

test('a sent email closes it, and it opens empty again', { tag: '@phone' }, async ({ visit }) => {
  const mail = mailbox();
  const page = await visit('/');
  const enquiry = enquiryWith(mail.mark, { user_phone: '', message: typedTexts['line breaks'] });
  await openModal(page);
  await fillEnquiry(modal(page), MODAL_LABELS, enquiry);
  await sendButton(page).click();
  await expectToast(page, 'Email sent successfully!');
  await expect(modal(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect((await mail.received()).map(({ fields, path }) => ({ fields, path }))).toEqual([
    { fields: enquiry, path: '/api/v1.0/email/send' },
  ]);

  await openModal(page);
  await expectTyped(modal(page), MODAL_LABELS, NOTHING);
  await expect(sendButton(page)).toHaveText('Send Email');
});

test(
  'a failed email keeps it open and filled, and the next one goes through',
  { tag: '@phone' },
  async ({ visit, complaints }) => {
    const mail = mailbox();
    await mail.answerWith('400', '429');
    const page = await visit('/');
    const enquiry = enquiryWith(mail.mark);
    await openModal(page);
    await fillEnquiry(modal(page), MODAL_LABELS, enquiry);
    for (const logged of [/^Quote email not sent \(refused\): 400 /, /^Quote email not sent \(refused\): 429 /]) {
      await sendButton(page).click();
      await expect.poll(() => complaints.some((line) => logged.test(line))).toBe(true);
      await expectToast(page, 'Failed to send email. Please try again.');
      await expect(modal(page)).toBeVisible();
      await expectTyped(modal(page), MODAL_LABELS, enquiry);
      await expect(sendButton(page)).toHaveText('Send Email');
      complaints.length = 0;
    }
    await sendButton(page).click();
    await expectToast(page, 'Email sent successfully!');
    await expect(modal(page)).toBeHidden();
    expect(await mail.received()).toHaveLength(3);
  },
);

test('a toast over the modal can be dismissed', { tag: '@phone' }, async ({ visit, complaints }) => {
  const mail = mailbox();
  await mail.answerWith('400', '400');
  const page = await visit('/');
  // Twice: the second time the toast area is older than the modal.
  for (const time of [1, 2]) {
    await openModal(page);
    await fillEnquiry(modal(page), MODAL_LABELS, enquiryWith(mail.mark));
    await sendButton(page).click();
    await expectToast(page, 'Failed to send email. Please try again.');
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page), `time ${time}`).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(modal(page)).toBeHidden();
  }
  complaints.length = 0;
});

test('while sending, the button says so, and a double click sends one email', { tag: '@phone' }, async ({ visit }) => {
  const mail = mailbox();
  await mail.answerWith('slow');
  const page = await visit('/');
  await openModal(page);
  await fillEnquiry(modal(page), MODAL_LABELS, enquiryWith(mail.mark));
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(sendButton(page)).toBeFocused();
  await expectToast(page, 'Email sent successfully!');
  expect(await mail.received()).toHaveLength(1);
});

for (const name of ['user_name', 'user_email', 'subject', 'message'] as const) {
  test(`nothing is sent without ${MODAL_LABELS[name]}`, { tag: '@phone' }, async ({ visit }) => {
    const mail = mailbox();
    const page = await visit('/');
    await openModal(page);
    await fillEnquiry(modal(page), MODAL_LABELS, enquiryWith(mail.mark, { user_phone: mail.mark, [name]: '' }));
    await sendButton(page).click();
    await expect(field(page, MODAL_LABELS[name])).toBeFocused();
    expect(await failedChecks(field(page, MODAL_LABELS[name]))).toEqual(['valueMissing']);
    await expect(toasts(page)).toHaveCount(0);
    expect(await mail.received()).toHaveLength(0);
  });
}

test('an email address must look like one', { tag: '@phone' }, async ({ visit }) => {
  const mail = mailbox();
  const page = await visit('/');
  await openModal(page);
  await fillEnquiry(modal(page), MODAL_LABELS, enquiryWith(mail.mark, { user_email: 'ayesha' }));
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(await failedChecks(field(page, 'Email'))).toEqual(['typeMismatch']);
  expect(await mail.received()).toHaveLength(0);
});
