import type { Page } from '@playwright/test';
import { mailAccount } from '@/scripts/support/test-environment';
import { enquiryWith, expectTyped, fillEnquiry, NOTHING, PAGE_LABELS } from '../support/email-form';
import { failedChecks } from '../support/form-field';
import { mailbox } from '../support/mail';
import { expect, test } from '../support/site-test';
import { expectToast, toasts } from '../support/toast';
import { translatePage } from '../support/translate-page';

const SENT = ['Email Sent Successfully', "Thanks for your quote request. We'll contact you soon."];
const BUTTON = 'Send Quote Request';
/** Every kind of text that breaks careless forms, in one; each by itself is the units' matter. */
const NASTY = [
  'emoji 🔋 👨‍👩‍👧‍👦 🇵🇰',
  'قیمت PKR 139,000 ہے؟ ۲۴ وولٹ',
  '<img src=x onerror="window.attacked=true"><script>window.attacked=true</script></textarea>',
  '{{user_email}} ${name} & # % + = ? / \\ %20 %zz "quoted" \'single\'',
  'W'.repeat(2000),
  'Z̴̡̛͖̈́a̷̢͠l̶̨̛g̴̡͝o̵̢͠'.repeat(20),
  'ش'.repeat(2000),
].join('\n\n');

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Send Quote Request|Sending\.\.\.)$/ });

async function expectReady(page: Page): Promise<void> {
  await expect(button(page)).toHaveText(BUTTON);
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
}

test('nothing is sent while a field that must be filled is empty, or an email address is none; corrected, it goes', async ({
  visit,
}) => {
  const mail = mailbox();
  const page = await visit('/get-quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Quote');
  const enquiry = enquiryWith(mail.mark, { user_phone: mail.mark });
  for (const name of ['user_name', 'user_email', 'subject', 'message'] as const) {
    const wrongs: [typed: string, check: string][] = [['', 'valueMissing']];
    if (name === 'user_email') wrongs.push(['ayesha at example.com', 'typeMismatch']);
    for (const [typed, check] of wrongs) {
      await fillEnquiry(page, PAGE_LABELS, { ...enquiry, [name]: typed });
      await button(page).click();
      await expect(field(page, PAGE_LABELS[name])).toBeFocused();
      expect(await failedChecks(field(page, PAGE_LABELS[name]))).toEqual([check]);
      await expectReady(page);
    }
  }
  await expect(toasts(page)).toHaveCount(0);
  expect(await mail.received()).toHaveLength(0);
  await field(page, PAGE_LABELS.message).fill(enquiry.message);
  await button(page).click();
  await expectToast(page, ...SENT);
  expect(await mail.received()).toHaveLength(1);
});

test('the enquiry arrives as it was typed, the form is cleared; Enter sends, too', async ({ visit }) => {
  const mail = mailbox();
  const page = await visit('/get-quote');
  const enquiry = enquiryWith(mail.mark);
  await fillEnquiry(page, PAGE_LABELS, enquiry);
  await button(page).click();
  await expectToast(page, ...SENT);
  await expectTyped(page, PAGE_LABELS, NOTHING);
  await expectReady(page);

  const again = enquiryWith(mail.mark, { user_phone: '', user_name: 'عائشہ 🔋 "O\'Neil" & <b>', message: NASTY });
  await fillEnquiry(page, PAGE_LABELS, again);
  await field(page, 'Subject').press('Enter');
  await expectTyped(page, PAGE_LABELS, NOTHING);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);

  const received = await mail.received();
  expect(received.map(({ fields }) => fields)).toEqual([enquiry, again]);
  expect(received[0]).toMatchObject({
    path: '/api/v1.0/email/send',
    settings: { ...mailAccount, lib_version: '4.4.1' },
  });
});

test('what is long or unbroken pushes no phone’s page sideways', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/get-quote');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith('', { user_name: 'A'.repeat(200), message: NASTY }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('while sending the button says so and keeps the focus; however often it is asked, one email goes', async ({ visit }) => {
  const page = await visit('/get-quote');
  const ways: [how: string, submit: () => Promise<void>][] = [
    [
      'clicks and Enter',
      async () => {
        await button(page).dblclick();
        await expect(button(page)).toHaveText('Sending...');
        await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
        await expect(button(page)).not.toHaveAttribute('disabled');
        await expect(button(page)).toBeFocused();
        await button(page).click({ force: true });
        await field(page, 'Subject').press('Enter');
      },
    ],
    [
      'three submits in one moment',
      () =>
        button(page).evaluate((element) => {
          const { form } = element as HTMLButtonElement;
          for (let time = 0; time < 3; time += 1) form?.requestSubmit();
        }),
    ],
    [
      'Enter twice',
      async () => {
        await field(page, 'Subject').press('Enter');
        await field(page, 'Subject').press('Enter');
      },
    ],
  ];
  for (const [how, submit] of ways) {
    const mail = mailbox();
    await mail.answerWith('slow');
    await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
    await submit();
    await expectTyped(page, PAGE_LABELS, NOTHING);
    expect(await mail.received(), how).toHaveLength(1);
  }
});

test('leaving while it sends and coming back finds the form usable', { tag: '@full' }, async ({ visit }) => {
  const mail = mailbox();
  await mail.answerWith('hang');
  const page = await visit('/get-quote');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  await page.goto('/about');
  await page.goBack();
  await expectReady(page);
  const again = mailbox();
  await visit('/get-quote');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(again.mark));
  await button(page).click();
  await expectToast(page, ...SENT);
  expect(await again.received()).toHaveLength(1);
});

test('the honeypot is out of sight, of the keyboard and of screen readers', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/get-quote');
  await expect(page.locator('main form input[name="website"]')).toHaveAttribute('tabindex', '-1');
  const room = await page
    .locator('main form [aria-hidden="true"]')
    .filter({ has: page.locator('input[name="website"]') })
    .boundingBox();
  expect(room?.width).toBeLessThanOrEqual(1);
  expect(room?.height).toBeLessThanOrEqual(1);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});

test('a page that the browser translates keeps working', { tag: '@full' }, async ({ visit, complaints }) => {
  const mail = mailbox();
  await mail.answerWith('500');
  const page = await visit('/get-quote');
  await translatePage(page);
  const form = page.locator('main form');
  const fields = ['user_name', 'user_email', 'subject', 'message'];
  for (const name of fields) await form.locator(`[name="${name}"]`).fill(name === 'user_email' ? 'a@example.com' : mail.mark);
  await form.getByRole('button').first().click();
  await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500'), expect.stringMatching(/^Quote email not sent/)]);
  await form.getByRole('button').first().click();
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
});
