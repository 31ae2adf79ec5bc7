import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { MAIL_PORT } from '@/scripts/support/test-environment';
import { readChatLink } from '../support/chat-text';
import { enquiryWith, expectTyped, fillEnquiry, NOTHING, PAGE_LABELS } from '../support/email-form';
import { mailbox, type MailAnswer } from '../support/mail';
import { expect, test } from '../support/site-test';
import { expectToast } from '../support/toast';

const FAILED = ['Failed to send email.', 'Please try again.'];
const MAIL_SERVICE = `http://127.0.0.1:${MAIL_PORT}/**`;

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Send Quote Request|Sending\.\.\.)$/ });

/** One of each kind; every answer of the service is the units' matter (lib/enquiry/email.test.ts). */
const ANSWERS: [MailAnswer[], logged: RegExp][] = [
  [['400'], /^Quote email not sent \(refused\): 400 The Public Key is invalid/],
  // With a page of the service's own.
  [['503'], /^Quote email not sent \(refused\): 503 /],
  // The browser itself tries once more after a reset on a connection that it had open.
  [['reset', 'reset'], /^Quote email not sent \(no-connection\): /],
];

test('it is said, logged, and keeps what was typed; the next one goes through', async ({ visit, complaints }) => {
  const page = await visit('/get-quote');
  for (const [given, logged] of ANSWERS) {
    const mail = mailbox();
    await mail.answerWith(...given);
    const enquiry = enquiryWith(mail.mark);
    await fillEnquiry(page, PAGE_LABELS, enquiry);
    await button(page).click();
    await expectToast(page, ...FAILED);
    // Read once: the toast goes by itself, and a check that waits would wait for that.
    expect(await page.locator('body').innerText()).not.toContain('Unavailable');
    await expectTyped(page, PAGE_LABELS, enquiry);
    await expect(page.getByText('The email was not sent.')).toBeVisible();
    await expect(button(page)).toHaveText('Send Quote Request');
    await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
    expect(complaints).toContainEqual(expect.stringMatching(logged));
    // Besides it, the browser's own line about the answer.
    expect(complaints.length).toBeLessThanOrEqual(2);
    complaints.length = 0;

    await button(page).click();
    await expectTyped(page, PAGE_LABELS, NOTHING);
    expect((await mail.received()).map(({ answer }) => answer)).toEqual([...given, '200']);
  }
});

test('the same words go by WhatsApp, or are copied', async ({ visit, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mail = mailbox();
  await mail.answerWith('500');
  const page = await visit('/get-quote');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark, { message: 'دو پنکھے &\nsix hours' }));
  await button(page).click();
  const href = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  const text = [
    'Hi! I would like a quote.',
    'Name: Ayesha Khan',
    'Email: ayesha@example.com',
    'Phone: 0300 1234567',
    `Subject: 24V pack ${mail.mark}`,
    'Message: دو پنکھے &\nsix hours',
  ].join('\n');
  expect(readChatLink(href ?? '')).toEqual({ number: site.whatsApp.business, text });
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  complaints.length = 0;
});

test('offline: in words, kept, and sent once the line is back', async ({ visit, context, complaints }) => {
  const mail = mailbox();
  const page = await visit('/get-quote');
  const enquiry = enquiryWith(mail.mark);
  await fillEnquiry(page, PAGE_LABELS, enquiry);
  await context.setOffline(true);
  await button(page).click();
  // The toast's own script may be lost as well: the form says it all the same.
  await expect(page.getByRole('status').filter({ hasText: 'The email was not sent.' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectTyped(page, PAGE_LABELS, enquiry);
  await context.setOffline(false);
  await button(page).click();
  await expectTyped(page, PAGE_LABELS, NOTHING);
  expect(await mail.received()).toHaveLength(1);
  complaints.length = 0;
});

test(
  'a filled honeypot sends nothing, keeps the words, and does not lock a person out',
  { tag: '@full' },
  async ({ visit, complaints }) => {
    const mail = mailbox();
    const page = await visit('/get-quote');
    const enquiry = enquiryWith(mail.mark);
    await fillEnquiry(page, PAGE_LABELS, enquiry);
    await page
      .locator('main form input[name="website"]')
      .evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await button(page).click();
    await expectToast(page, ...FAILED);
    await expectTyped(page, PAGE_LABELS, enquiry);
    expect(await mail.received()).toHaveLength(0);
    await button(page).click();
    await expectTyped(page, PAGE_LABELS, NOTHING);
    expect(await mail.received()).toHaveLength(1);
    complaints.length = 0;
  },
);

test.describe('in real time, and for every reason', { tag: '@full' }, () => {
  test('no answer, or one that does not end: the failure toast comes', async ({ context }) => {
    const trySending = async (answer: 'hang' | 'hang-body') => {
      const page = await context.newPage();
      const mail = mailbox();
      await mail.answerWith(answer);
      await page.goto('/get-quote');
      await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
      const enquiry = enquiryWith(mail.mark);
      await fillEnquiry(page, PAGE_LABELS, enquiry);
      await button(page).click();
      await expect(button(page)).toHaveText('Sending...');
      await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expectTyped(page, PAGE_LABELS, enquiry);
      await expect(button(page)).toHaveText('Send Quote Request');
    };
    // The site gives up after 15 s: both wait at the same time.
    await Promise.all([trySending('hang'), trySending('hang-body')]);
  });

  for (const error of ['timedout', 'namenotresolved', 'blockedbyclient', 'accessdenied', 'internetdisconnected'] as const) {
    test(`no connection: ${error}`, async ({ page, visit, complaints }) => {
      const mail = mailbox();
      await visit('/get-quote');
      await page.route(MAIL_SERVICE, (route) => route.abort(error));
      const enquiry = enquiryWith(mail.mark);
      await fillEnquiry(page, PAGE_LABELS, enquiry);
      await button(page).click();
      await expectToast(page, ...FAILED);
      await expectTyped(page, PAGE_LABELS, enquiry);
      expect(await mail.received()).toHaveLength(0);
      complaints.length = 0;
    });
  }
});
