import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { mailAccount } from '@/scripts/support/test-environment';
import { readChatLink } from '../support/chat-text';
import { enquiryWith, expectTyped, fillEnquiry, NOTHING, PAGE_LABELS } from '../support/email-form';
import { expectField, failedChecks } from '../support/form-field';
import { mailbox } from '../support/mail';
import type { MailAnswer } from '../support/mail';
import { expect, test } from '../support/site-test';
import { expectToast, toasts } from '../support/toast';
import { typedTexts } from '../support/typed-texts';

const SENT = ['Email Sent Successfully', "Thanks for your quote request. We'll contact you soon."];
const FAILED = ['Failed to send email.', 'Please try again.'];
const BUTTON = 'Send Quote Request';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Send Quote Request|Sending\.\.\.)$/ });
const fill = (page: Page, ...enquiry: Parameters<typeof enquiryWith>) => fillEnquiry(page, PAGE_LABELS, enquiryWith(...enquiry));

test('hero and form', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/get-quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Quote');
  await expectField(field(page, 'Full Name'), {
    label: 'Full Name',
    name: 'user_name',
    type: 'text',
    required: true,
    autocomplete: 'name',
  });
  await expectField(field(page, 'Email Address'), {
    label: 'Email',
    name: 'user_email',
    type: 'email',
    required: true,
    autocomplete: 'email',
    inputmode: 'email',
  });
  await expectField(field(page, 'Phone Number (Optional)'), {
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
  await expectField(field(page, 'Project Details'), {
    label: 'Details',
    name: 'message',
    type: 'textarea',
    required: true,
    autocomplete: 'off',
    rows: 6,
  });
  await expect(button(page)).toHaveText(BUTTON);
});

test.describe('the browser’s own checks', () => {
  for (const name of ['user_name', 'user_email', 'subject', 'message'] as const) {
    test(`nothing is sent without ${PAGE_LABELS[name]}`, async ({ visit }) => {
      const mail = mailbox();
      const page = await visit('/get-quote');
      const mark = name === 'subject' ? { user_name: `Ayesha ${mail.mark}` } : {};
      await fill(page, mail.mark, { ...mark, [name]: '' });
      await button(page).click();
      await expect(field(page, PAGE_LABELS[name])).toBeFocused();
      expect(await failedChecks(field(page, PAGE_LABELS[name]))).toEqual(['valueMissing']);
      await expect(button(page)).toHaveText(BUTTON);

      // Mended, it goes: so nothing but the empty field held it back.
      await field(page, PAGE_LABELS[name]).fill(enquiryWith(mail.mark)[name]);
      await button(page).click();
      await expectToast(page, ...SENT);
      expect(await mail.received()).toHaveLength(1);
    });
  }

  test('an email address must look like one', async ({ visit }) => {
    const mail = mailbox();
    const page = await visit('/get-quote');
    await fill(page, mail.mark, { user_email: 'ayesha at example.com' });
    await button(page).click();
    await expect(field(page, 'Email Address')).toBeFocused();
    expect(await failedChecks(field(page, 'Email Address'))).toEqual(['typeMismatch']);
    await expect(toasts(page)).toHaveCount(0);
    expect(await mail.received()).toHaveLength(0);
  });
});

test('the enquiry arrives, the form is cleared', async ({ visit }) => {
  const mail = mailbox();
  const page = await visit('/get-quote');
  const enquiry = enquiryWith(mail.mark);
  await fillEnquiry(page, PAGE_LABELS, enquiry);
  await button(page).click();
  await expectToast(page, ...SENT);
  await expectTyped(page, PAGE_LABELS, NOTHING);
  await expect(button(page)).toHaveText(BUTTON);
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');

  const received = await mail.received();
  expect(received).toHaveLength(1);
  expect(received[0]?.fields).toEqual(enquiry);
  expect(received[0]).toMatchObject({
    path: '/api/v1.0/email/send',
    settings: { ...mailAccount, lib_version: '4.4.1' },
  });
});

test('the phone number may be left out', async ({ visit }) => {
  const mail = mailbox();
  const page = await visit('/get-quote');
  await fill(page, mail.mark, { user_phone: '' });
  await button(page).click();
  await expectToast(page, ...SENT);
  expect(await mail.received()).toMatchObject([{ fields: { user_phone: '' } }]);
});

test('Enter in a field sends, too', async ({ visit }) => {
  const mail = mailbox();
  const page = await visit('/get-quote');
  await fill(page, mail.mark);
  await field(page, 'Subject').press('Enter');
  await expectToast(page, ...SENT);
  expect(await mail.received()).toHaveLength(1);
});

test.describe('a failed send', () => {
  const answers: [MailAnswer[], RegExp][] = [
    [['400'], /^Quote email not sent \(refused\): 400 The Public Key is invalid/],
    [['403'], /^Quote email not sent \(refused\): 403 Forbidden/],
    [['429'], /^Quote email not sent \(refused\): 429 Too Many Requests/],
    [['451'], /^Quote email not sent \(refused\): 451 /],
    // The browser itself tries once more after a reset on a connection that it had open.
    [['reset', 'reset'], /^Quote email not sent \(no-connection\): /],
  ];
  test('is said, logged, and keeps what was typed; the next one goes through', async ({ visit, complaints }) => {
    const page = await visit('/get-quote');
    for (const [given, logged] of answers) {
      const mail = mailbox();
      await mail.answerWith(...given);
      const enquiry = enquiryWith(mail.mark);
      await fillEnquiry(page, PAGE_LABELS, enquiry);
      await button(page).click();
      await expectToast(page, ...FAILED);
      await expectTyped(page, PAGE_LABELS, enquiry);
      await expect(button(page)).toHaveText(BUTTON);
      await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
      expect(complaints).toContainEqual(expect.stringMatching(logged));
      // Besides it, the browser's own line about the answer.
      expect(complaints.length).toBeLessThanOrEqual(2);
      complaints.length = 0;

      await button(page).click();
      await expectToast(page, ...SENT);
      await expectTyped(page, PAGE_LABELS, NOTHING);
      expect((await mail.received()).map(({ answer }) => answer)).toEqual([...given, '200']);
    }
  });

  test('offers the same words by chat', async ({ visit, complaints }) => {
    const mail = mailbox();
    await mail.answerWith('500');
    const page = await visit('/get-quote');
    await fill(page, mail.mark, { message: 'دو پنکھے &\nsix hours' });
    await button(page).click();
    const href = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    expect(readChatLink(href ?? '')).toEqual({
      number: site.whatsApp.business,
      text: [
        'Hi! I would like a quote.',
        'Name: Ayesha Khan',
        'Email: ayesha@example.com',
        'Phone: 0300 1234567',
        `Subject: 24V pack ${mail.mark}`,
        'Message: دو پنکھے &\nsix hours',
      ].join('\n'),
    });
    complaints.length = 0;
  });

  test('is one without an answer for 15 seconds', async ({ page, visit, complaints }) => {
    const mail = mailbox();
    await mail.answerWith('hang');
    await page.clock.install();
    await visit('/get-quote');
    await fill(page, mail.mark);
    await page.clock.runFor(2000);
    await button(page).click();
    await expect.poll(async () => (await mail.received()).length).toBe(1);
    await page.clock.runFor(10_000);
    await expect(button(page)).toHaveText('Sending...');
    await page.clock.runFor(5000);
    await expectToast(page, ...FAILED);
    expect(complaints).toEqual(['Quote email not sent (no-answer): No answer within 15 s']);
    complaints.length = 0;
  });
});

test.describe('while sending', () => {
  test('the button says so, is disabled and keeps the focus', async ({ visit }) => {
    const mail = mailbox();
    await mail.answerWith('hang');
    const page = await visit('/get-quote');
    await fill(page, mail.mark);
    await button(page).click();
    await expect(button(page)).toHaveText('Sending...');
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page)).not.toHaveAttribute('disabled');
    await expect(button(page)).toBeFocused();
  });

  test('a second click, a third and Enter send nothing more', async ({ visit }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    const page = await visit('/get-quote');
    await fill(page, mail.mark);
    await button(page).dblclick();
    await expect(button(page)).toHaveText('Sending...');
    await button(page).click({ force: true });
    await field(page, 'Subject').press('Enter');
    await expectToast(page, ...SENT);
    await expectTyped(page, PAGE_LABELS, NOTHING);
    expect(await mail.received()).toHaveLength(1);
  });

  test('three submits in one moment send one email', async ({ visit }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    const page = await visit('/get-quote');
    await fill(page, mail.mark);
    await button(page).evaluate((element) => {
      const { form } = element as HTMLButtonElement;
      for (let time = 0; time < 3; time += 1) form?.requestSubmit();
    });
    await expectToast(page, ...SENT);
    expect(await mail.received()).toHaveLength(1);
  });
});

test.describe('what is typed arrives', () => {
  test('unchanged', async ({ visit }) => {
    const page = await visit('/get-quote');
    for (const [kind, text] of Object.entries(typedTexts)) {
      const mail = mailbox();
      const enquiry = enquiryWith(mail.mark, { user_name: text.replaceAll('\n', ' '), message: text });
      await fillEnquiry(page, PAGE_LABELS, enquiry);
      await button(page).click();
      await expectTyped(page, PAGE_LABELS, NOTHING);
      expect
        .soft(
          (await mail.received()).map(({ fields }) => fields),
          kind,
        )
        .toEqual([enquiry]);
    }
  });

  test('unchanged: 5,000 characters', async ({ visit }) => {
    const mail = mailbox();
    const page = await visit('/get-quote');
    const message = 'بیٹری 🔋 & 24V\n'.repeat(400).slice(0, 5000).trim();
    expect(message.length).toBeGreaterThan(4990);
    await fill(page, mail.mark, { message });
    await button(page).click();
    await expectToast(page, ...SENT);
    expect((await mail.received())[0]?.fields.message).toBe(message);
  });

  test('with a mark in the place of half a character', async ({ visit }) => {
    const mail = mailbox();
    const page = await visit('/get-quote');
    await fill(page, mail.mark);
    await field(page, 'Project Details').evaluate((element) => {
      (element as HTMLTextAreaElement).value = 'half \uD83D end';
    });
    await button(page).click();
    await expectToast(page, ...SENT);
    expect((await mail.received())[0]?.fields.message).toBe('half \uFFFD end');
  });
});
