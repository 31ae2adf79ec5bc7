import type { Page } from '@playwright/test';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { emailFormWords } from '@/content/enquiry/enquiry-email';
import { mailAccount } from '@/scripts/support/test-environment';
import { readChatLink } from '../support/chat';
import { enquiry, expectTyped, fieldNames, fillEnquiry, NOTHING, PAGE, sendButton, translatePage } from '../support/enquiry';
import { expect, expectToast, test, toasts } from '../support/site-test';

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
  const wrongs = [
    ...fieldNames.filter((name) => name !== 'user_phone').map((name) => [name, ''] as const),
    ['user_email', 'ayesha at example.com'] as const,
    ['user_name', '  '] as const,
  ];
  for (const [name, typed] of wrongs) {
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

test('while sending the button says so and keeps the focus; however often it is pressed, one email is sent', async ({
  visit,
  mail,
}) => {
  const page = await visit('/get-quote');
  mail.answerWith('wait');
  await fillEnquiry(page, PAGE);
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (let time = 0; time < 3; time += 1) element.form?.requestSubmit();
  });
  // The second click of a double click meets a busy button.
  await button(page).click({ force: true });
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  await field(page, 'Subject').press('Enter');
  await expect.poll(() => mail.received.length).toBe(1);
  mail.release();
  await expectTyped(page, PAGE, NOTHING);
  expect(mail.received).toHaveLength(1);
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
  await expect(page.getByText(emailFormWords.sent)).toHaveCount(0);
  await expectTyped(page, PAGE, { ...enquiry, subject: 'Two packs' });
});

/** One failure of each kind; lib/enquiry/email.test.ts tests every answer of the service. */
const ANSWERS = [
  [400, /^Quote email not sent \(failed\): 400 The Public Key is invalid/],
  // The service answers with an HTML page of its own.
  [503, /^Quote email not sent \(failed\): 503 /],
  ['reset', /^Quote email not sent \(failed\): /],
] as const;

test(
  'a failure is reported and logged, and what was typed is kept; the next attempt succeeds',
  { tag: '@browsers' },
  async ({ visit, mail, complaints }) => {
    const page = await visit('/get-quote');
    for (const [answer, logged] of ANSWERS) {
      mail.answerWith(answer);
      await fillEnquiry(page, PAGE);
      await button(page).click();
      await expectToast(page, ...FAILED);
      // Read only once: the toast goes by itself, and a check that retries would then pass.
      expect(await page.locator('body').innerText()).not.toContain('Unavailable');
      await expectTyped(page, PAGE);
      await expect(page.getByText('Nothing is lost.')).toBeVisible();
      await expectReady(page);
      expect(complaints.splice(0)).toContainEqual(expect.stringMatching(logged));
      await button(page).click();
      await expectTyped(page, PAGE, NOTHING);
    }
    expect(mail.received).toHaveLength(2 * ANSWERS.length);
  },
);

test('after a failure the text can be sent by WhatsApp, cut to its limit, or copied whole', async ({
  visit,
  context,
  mail,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  mail.answerWith(500);
  const page = await visit('/get-quote');
  const message = `دو پنکھے &\n${'x'.repeat(1600)}`;
  await fillEnquiry(page, PAGE, { message });
  await button(page).click();
  const text = [
    'Hi! I would like a quote.',
    'Name: Ayesha Khan',
    'Email: ayesha@example.com',
    'Phone: 0300 1234567',
    'Subject: 24V pack',
    `Message: ${message}`,
  ].join('\n');
  const chat = readChatLink(await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href'));
  expect(chat.number).toBe(chatNumbers.questions);
  expect(Array.from(chat.text ?? '')).toHaveLength(1500);
  expect(text.startsWith(chat.text?.slice(0, 1400) ?? 'none')).toBe(true);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // What is changed after the failure goes along.
  await field(page, 'Project Details').fill('Six fans.');
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute('href', /Six%20fans\.$/);
  complaints.length = 0;
});

test('where a page may not copy, as over plain HTTP, the text is shown selected', async ({ page, visit, mail, complaints }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  mail.answerWith(500);
  await visit('/get-quote');
  await fillEnquiry(page, PAGE);
  await button(page).click();
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain(enquiry.message);
  complaints.length = 0;
});

test('a reload while it sends keeps the text, says that it may be out, and sends nothing again', async ({ visit, mail }) => {
  mail.answerWith('hang');
  const page = await visit('/get-quote');
  await fillEnquiry(page, PAGE);
  await button(page).click();
  await expect.poll(() => mail.received).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(emailFormWords.unknown.title)).toBeVisible();
  await expectTyped(page, PAGE);
  expect(mail.received).toHaveLength(1);
});

test('what was typed is there again after a link and Back, after a reload and after another document', async ({ visit }) => {
  const page = await visit('/get-quote');
  await fillEnquiry(page, PAGE);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectTyped(page, PAGE);
  await page.reload();
  await expectTyped(page, PAGE);
  await page.goto('/about');
  await page.goBack();
  await expectTyped(page, PAGE);
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
  await expectTyped(page, PAGE);
  expect(mail.received).toEqual([]);
  await button(page).click();
  await expectTyped(page, PAGE, NOTHING);
  expect(mail.received).toHaveLength(1);
  complaints.length = 0;
});

test('right-to-left text runs from the right in both forms', async ({ visit }) => {
  for (const [path, labels] of [
    ['/get-quote', ['Full Name', 'Subject', 'Project Details']],
    ['/contact', ['Full Name', 'Company (Optional)', 'Additional Details (Optional)']],
  ] as const) {
    const page = await visit(path);
    for (const label of labels) {
      for (const [text, direction] of [
        ['قیمت PKR 12,345 ہے؟', 'rtl'],
        ['24V بیٹری', 'ltr'],
      ] as const) {
        await field(page, label).fill(text);
        await expect(field(page, label)).toHaveCSS('direction', direction);
      }
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
