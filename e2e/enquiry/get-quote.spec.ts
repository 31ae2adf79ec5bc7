import type { Page } from '@playwright/test';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { emailFormWords } from '@/content/enquiry/enquiry-email';
import { emailAsChatMessage } from '@/lib/enquiry/enquiry-message';
import { fitMessage } from '@/lib/enquiry/whatsapp';
import { mailAccount } from '@/scripts/support/test-environment';
import { readChatLink } from '../support/chat';
import { enquiry, expectTyped, fillEnquiry, NOTHING, PAGE, sendButton, translatePage } from '../support/enquiry';
import { expect, expectToast, test, toasts } from '../support/site-test';

// What happens while it sends is tested in the modal's form, which is the same one.

const SENT = ['Email Sent Successfully', "Thanks for your quote request. We'll contact you soon."];
const FAILED = ['Failed to send email.', 'Please try again.'];
/** Texts that break careless forms. */
const NASTY = '<img src=x onerror="window.attacked=true"></textarea>\n{{user_email}} & # % + = ? %20 "قیمت 🔋"';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page) => sendButton(page.getByRole('main'));

async function expectReady(page: Page): Promise<void> {
  await expect(button(page)).toHaveText('Send Email');
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
}

test('nothing is sent while a required field is empty or blank, or the email address not valid; only our message says so', async ({
  visit,
  mail,
}) => {
  const page = await visit('/get-quote');
  await page.evaluate(() =>
    document.addEventListener('invalid', (event) => setTimeout(() => (document.title = `${event.defaultPrevented}`)), true),
  );
  for (const [name, typed] of [
    ['message', ''],
    ['user_email', 'ayesha at example.com'],
    ['user_name', '  '],
  ] as const) {
    await fillEnquiry(page, PAGE, { [name]: typed });
    await button(page).click();
    await expect(field(page, PAGE[name])).toBeFocused();
    await expect(field(page, PAGE[name])).toHaveAttribute('aria-invalid', 'true');
    await expectReady(page);
  }
  // The browser's bubble is not shown for an event that was prevented.
  await expect(page).toHaveTitle('true');
  await expect(toasts(page)).toHaveCount(0);
  expect(mail.received).toEqual([]);
});

test(
  'the enquiry arrives as it was typed, and the form is cleared; Enter sends it, too',
  { tag: '@browsers' },
  async ({ visit, mail, browserName }) => {
    const page = await visit('/get-quote');
    await fillEnquiry(page, PAGE);
    await button(page).click();
    await expectToast(page, ...SENT);
    await expectTyped(page, PAGE, NOTHING);
    await expectReady(page);

    const again = { ...enquiry, user_phone: '', user_name: 'عائشہ 🔋 "O\'Neil" & <b>', message: NASTY };
    await fillEnquiry(page, PAGE, again);
    await field(page, 'Subject').press('Enter');
    await expectTyped(page, PAGE, NOTHING);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);

    expect(mail.received).toHaveLength(2);
    if (browserName !== 'chromium') return;
    const settings = { ...mailAccount, lib_version: '4.4.1' };
    expect(mail.received).toEqual([enquiry, again].map((fields) => ({ path: '/api/v1.0/email/send', settings, fields })));
  },
);

test('a form that is sent at once, as by a bot, has to wait', async ({ page, mail }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/get-quote');
  const isHydrated = async () => {
    await page.clock.runFor(50);
    return page.locator('html[data-scripts]').count();
  };
  await expect.poll(isHydrated).toBe(1);
  await fillEnquiry(page, PAGE);
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  await page.waitForTimeout(300);
  expect(mail.received).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => mail.received.length).toBe(1);
});

test('what is changed while it sends stays, and the form says that it was not sent', async ({ visit, mail }) => {
  const page = await visit('/get-quote');
  mail.answerWith('wait');
  await fillEnquiry(page, PAGE);
  await button(page).click();
  await expect.poll(() => mail.received.length).toBe(1);
  await field(page, 'Subject').fill('Two packs');
  mail.release();
  await expect(page.getByText(emailFormWords.sentBeforeEdits)).toBeVisible();
  await expectTyped(page, PAGE, { ...enquiry, subject: 'Two packs' });
});

test(
  'a failure is reported and logged, and what was typed is kept; the next attempt succeeds',
  { tag: '@browsers' },
  async ({ visit, mail, complaints }) => {
    const page = await visit('/get-quote');
    // Of the service, which answers with an HTML page of its own, and of the connection.
    for (const answer of [503, 'reset'] as const) {
      mail.answerWith(answer);
      await fillEnquiry(page, PAGE);
      await button(page).click();
      await expectToast(page, ...FAILED);
      // Read only once: the toast goes by itself, and a check that retries would then pass.
      expect(await page.locator('body').innerText()).not.toContain('Unavailable');
      await expectTyped(page, PAGE);
      await expect(page.getByText(emailFormWords.failed.title)).toBeVisible();
      await expectReady(page);
      expect(complaints.splice(0)).toContainEqual(expect.stringMatching(/^Quote email not sent \(failed\): /));
      await button(page).click();
      await expectTyped(page, PAGE, NOTHING);
    }
    expect(mail.received).toHaveLength(4);
  },
);

test('after a failure the text can be sent by WhatsApp, cut to its limit, or copied whole; where a page may not copy, it is selected', async ({
  visit,
  context,
  mail,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  mail.answerWith(500);
  const page = await visit('/get-quote');
  const copy = page.getByRole('button', { name: 'Copy the text' });
  const message = `دو پنکھے &\n${'x'.repeat(1600)}`;
  await fillEnquiry(page, PAGE, { message });
  await button(page).click();
  const chat = page.getByRole('link', { name: 'Send on WhatsApp' });
  const text = emailAsChatMessage({ ...enquiry, message });
  expect(readChatLink(await chat.getAttribute('href'))).toEqual({ number: chatNumbers.questions, text: fitMessage(text) });
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // What is changed after the failure goes along.
  await field(page, 'Project Details').fill('Six fans.');
  await expect(chat).toHaveAttribute('href', /Six%20fans\.$/);
  // As over plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Six fans.');
  complaints.length = 0;
});

test('what was typed is there again after a link and Back, another document, and a reload while it sends, which sends nothing again', async ({
  visit,
  mail,
}) => {
  const page = await visit('/get-quote');
  await fillEnquiry(page, PAGE);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectTyped(page, PAGE);
  await page.goto('/about');
  await page.goBack();
  await expectTyped(page, PAGE);
  mail.answerWith('hang');
  await button(page).click();
  await expect.poll(() => mail.received).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(emailFormWords.unknown.title)).toBeVisible();
  await expectTyped(page, PAGE);
  expect(mail.received).toHaveLength(1);
});

test('a filled honeypot sends nothing; people do not meet it, and it does not lock them out', async ({
  visit,
  mail,
  complaints,
}) => {
  const page = await visit('/get-quote');
  const honeypot = page.locator('main input[name="website"]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  expect((await honeypot.locator('xpath=ancestor::div[1]').boundingBox())?.width).toBeLessThanOrEqual(1);
  await fillEnquiry(page, PAGE);
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await button(page).click();
  await expectToast(page, ...FAILED);
  expect(mail.received).toEqual([]);
  await button(page).click();
  await expectTyped(page, PAGE, NOTHING);
  expect(mail.received.map(({ fields }) => fields)).toEqual([enquiry]);
  complaints.length = 0;
});

test('right-to-left text runs from the right, in fields of one line and of many', async ({ visit }) => {
  const page = await visit('/get-quote');
  for (const label of ['Full Name', 'Project Details']) {
    for (const [text, direction] of [
      ['قیمت PKR 12,345 ہے؟', 'rtl'],
      ['24V بیٹری', 'ltr'],
    ] as const) {
      await field(page, label).fill(text);
      await expect(field(page, label)).toHaveCSS('direction', direction);
    }
  }
});

test('a page that the browser translates keeps what was typed, and sends it', async ({ page, visit, mail }) => {
  await visit('/get-quote');
  await fillEnquiry(page, PAGE);
  await translatePage(page);
  await button(page).click();
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
  expect(mail.received[0]?.fields.message).toBe(enquiry.message);
});
