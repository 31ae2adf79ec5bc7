import type { Page } from '@playwright/test';
import { enquiryWith, expectTyped, fillEnquiry, MODAL_LABELS, NOTHING } from '../support/email-form';
import { expectField, failedChecks } from '../support/form-field';
import { mailbox } from '../support/mail';
import { expect, test } from '../support/site-test';
import { expectToast, toasts } from '../support/toast';
import { typedTexts } from '../support/typed-texts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Get a Quote', exact: true });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(?:Menu|Close)$/ });
const sendButton = (page: Page) => modal(page).getByRole('button', { name: /^Send/ });
const field = (page: Page, label: string) => modal(page).getByLabel(label, { exact: true });

async function openModal(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  await expect(modal(page)).toBeVisible();
}

test.describe('the quote modal', { tag: '@phone' }, () => {
  test('opens over the page from the mobile button, and closes by its button and by Escape', async ({ visit }) => {
    const page = await visit('/about');
    for (const close of [() => modal(page).getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
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
      await close();
      await expect(modal(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test('has its files before its button is tapped', async ({ visit }) => {
    const page = await visit('/about');
    // Each is received first, and then taken from the cache by its script element: one address, two requests.
    const asked = new Set<string>();
    page.on('request', (request) => request.url().endsWith('.js') && asked.add(request.url()));
    await menuButton(page).click();
    // Several files: the first says nothing of the last.
    const counts: number[] = [];
    await expect
      .poll(() => counts.push(asked.size) > 1 && asked.size > 0 && counts.at(-2) === asked.size, { intervals: [1000] })
      .toBe(true);
    const ahead = [...asked];
    await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
    await expect(modal(page)).toBeVisible();
    expect([...asked]).toEqual(ahead);
  });

  test('has the specified fields, and sends nothing while one that must be filled is empty or wrong', async ({ visit }) => {
    const mail = mailbox();
    const page = await visit('/');
    await openModal(page);
    const text = { type: 'text', required: true } as const;
    const fields = [
      { ...text, label: 'Name', name: 'user_name', autocomplete: 'name' },
      { label: 'Email', name: 'user_email', type: 'email', required: true, autocomplete: 'email', inputmode: 'email' },
      { label: 'Phone', name: 'user_phone', type: 'tel', required: false, autocomplete: 'tel', inputmode: 'tel' },
      { ...text, label: 'Subject', name: 'subject' },
      { label: 'Message', name: 'message', type: 'textarea', required: true, rows: 4 },
    ] as const;
    for (const expected of fields) await expectField(field(page, expected.label), expected);
    await expect(sendButton(page)).toHaveText('Send Email');

    for (const [name, wrong, check] of [
      ['user_name', '', 'valueMissing'],
      ['user_email', '', 'valueMissing'],
      ['user_email', 'ayesha', 'typeMismatch'],
      ['subject', '', 'valueMissing'],
      ['message', '', 'valueMissing'],
    ] as const) {
      await fillEnquiry(modal(page), MODAL_LABELS, enquiryWith(mail.mark, { user_phone: mail.mark, [name]: wrong }));
      await sendButton(page).click();
      await expect(field(page, MODAL_LABELS[name])).toBeFocused();
      expect(await failedChecks(field(page, MODAL_LABELS[name]))).toEqual([check]);
    }
    await expect(toasts(page)).toHaveCount(0);
    expect(await mail.received()).toHaveLength(0);
  });

  test('closes when its email is sent, once for a double click, and opens empty again', async ({ visit }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    const page = await visit('/');
    const enquiry = enquiryWith(mail.mark, { user_phone: '', message: typedTexts['line breaks'] });
    await openModal(page);
    await fillEnquiry(modal(page), MODAL_LABELS, enquiry);
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toHaveText('Sending...');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(sendButton(page)).toBeFocused();
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

  test('stays open and filled when its email fails; the toast over it can be dismissed, and the next email goes through', async ({
    visit,
    complaints,
  }) => {
    const mail = mailbox();
    await mail.answerWith('400', '429');
    const page = await visit('/');
    const enquiry = enquiryWith(mail.mark);
    // Twice: the second time the toast area is older than the modal.
    for (const logged of [/^Quote email not sent \(refused\): 400 /, /^Quote email not sent \(refused\): 429 /]) {
      await openModal(page);
      await fillEnquiry(modal(page), MODAL_LABELS, enquiry);
      await sendButton(page).click();
      await expectToast(page, 'Failed to send email. Please try again.');
      await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toasts(page)).toHaveCount(0);
      expect(complaints.some((line) => logged.test(line))).toBe(true);
      await expect(modal(page)).toBeVisible();
      await expectTyped(modal(page), MODAL_LABELS, enquiry);
      await expect(sendButton(page)).toHaveText('Send Email');
      complaints.length = 0;
      if (String(logged).includes('429')) break;
      await modal(page).getByRole('button', { name: 'Close' }).click();
      await expect(modal(page)).toBeHidden();
    }
    await sendButton(page).click();
    await expectToast(page, 'Email sent successfully!');
    await expect(modal(page)).toBeHidden();
    expect(await mail.received()).toHaveLength(3);
  });
});
