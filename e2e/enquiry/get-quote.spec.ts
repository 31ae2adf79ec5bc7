import { emailFormWords } from '@/content/enquiry/email-form';
import { enquiryOf } from '@/lib/enquiry/email';
import { questionChatUrl, enquiryMessage, fitMessage } from '@/lib/enquiry/whatsapp';
import { groupThousands } from '@/lib/format/texts';
import { mailAccount } from '@/scripts/support/test-environment';
import { expectNoAxeFindings } from '../support/axe';
import { enquiry, expectTyped, fillEnquiry, NOTHING, pressSend, quoteField } from '../support/enquiry';
import { boxOf, expect, follow, test, toasts, untilHydrated, translatePage } from '../support/site-test';

// What happens while the form sends is tested in the modal, which has the same form; the words of toasts in toasts.spec.ts.

/** Texts that break careless forms, and run from the right. */
const NASTY = {
  user_name: 'عائشہ 🔋 "O\'Neil" & <b>',
  message: 'قیمت 🔋 <img src=x onerror="alert()"></textarea>\n{{user_email}} & # % + = ? %20',
};

test('nothing is sent while a field is empty, blank or wrong; only our message says so', async ({ visit, mail }) => {
  const page = await visit('/get-quote');
  await page.evaluate(() =>
    document.addEventListener('invalid', (event) => setTimeout(() => (document.title = `${event.defaultPrevented}`)), true),
  );
  await pressSend(page);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectNoAxeFindings(page);
  for (const [name, typed] of [
    ['user_email', 'buyer at example.com'],
    ['message', '  '],
  ] as const) {
    await fillEnquiry(page, { [name]: typed });
    await pressSend(page);
    await expect(quoteField(page, name)).toBeFocused();
    await expect(quoteField(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  // The browser's bubble is not shown for an event that was prevented.
  await expect(page).toHaveTitle('true');
  await expect(toasts(page)).toHaveCount(0);
  expect(mail.received).toEqual([]);
});

test('an enquiry arrives as typed, by click and by Enter @browsers', async ({ visit, mail, browserName }) => {
  const page = await visit('/get-quote');
  await fillEnquiry(page);
  await pressSend(page);
  await expectTyped(page, NOTHING);

  const again = { ...enquiry, ...NASTY, user_phone: '' };
  await fillEnquiry(page, again);
  for (const name of ['user_name', 'message'] as const) await expect(quoteField(page, name)).toHaveCSS('direction', 'rtl');
  await expect(quoteField(page, 'subject')).toHaveCSS('direction', 'ltr');
  await quoteField(page, 'subject').press('Enter');
  await expectTyped(page, NOTHING);

  expect(mail.received).toHaveLength(2);
  if (browserName !== 'chromium') return;
  const settings = { ...mailAccount, lib_version: '4.4.1' };
  expect(mail.received).toEqual([enquiry, again].map((fields) => ({ path: '/api/v1.0/email/send', settings, fields })));
});

test('after a failure the text goes by WhatsApp, or is copied, or sent again', async ({ visit, context, mail, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  mail.answerWith(503);
  const page = await visit('/get-quote');
  const typed = { ...enquiry, message: `دو پنکھے &\n${'x'.repeat(1600)}` };
  await fillEnquiry(page, typed);
  await pressSend(page);
  await expect(page.getByText(emailFormWords.failed.title)).toBeVisible();
  await expectNoAxeFindings(page);
  expect(complaints.splice(0)).toContainEqual('Quote email not sent (failed): 503');
  await expectTyped(page, typed);

  const chat = page.getByRole('link', { name: 'Send on WhatsApp' });
  const text = enquiryMessage(enquiryOf(typed));
  await expect(chat).toHaveAttribute('href', questionChatUrl(fitMessage(text)));
  await expect(page.getByText(`this message has ${groupThousands([...text].length)}`)).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy the text' });
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // What is changed after the failure goes into the chat.
  await quoteField(page, 'message').fill('Six fans.');
  await expect(chat).toHaveAttribute('href', /Six%20fans\.$/);
  await expect(page.getByText('Copied.')).toBeHidden();
  // Where a page may not copy, as over plain HTTP, the text is shown selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Six fans.');
  await pressSend(page);
  await expectTyped(page, NOTHING);
  expect(mail.received.map(({ fields }) => fields.message)).toEqual([typed.message, 'Six fans.']);
});

test('what is typed outlives links, documents and reloads; what may be out is not sent twice', async ({ visit, mail }) => {
  const page = await visit('/get-quote');
  await fillEnquiry(page);
  await follow(page, 'About Us', '/about');
  await page.goBack();
  await expectTyped(page);
  await page.goto('/about');
  await page.goBack();
  await expectTyped(page);
  // What is changed while the form sends is not sent, on a translated page, too.
  await untilHydrated(page);
  await translatePage(page);
  mail.answerWith('wait', 'hang');
  await pressSend(page);
  await expect.poll(() => mail.received.map(({ fields }) => fields)).toEqual([enquiry]);
  const typed = { ...enquiry, subject: '48V pack' };
  await quoteField(page, 'subject').fill(typed.subject);
  mail.release();
  await expect(page.getByText(emailFormWords.sentBeforeEdits)).toBeVisible();
  await expectTyped(page, typed);
  await pressSend(page);
  await mail.untilReceived(2);
  await page.reload();
  await expect(page.getByText(emailFormWords.unknown.title)).toBeVisible();
  await expectTyped(page, typed);
  expect(mail.received).toHaveLength(2);
});

test('a filled honeypot sends nothing, and locks no person out', async ({ visit, mail, complaints }) => {
  const page = await visit('/get-quote');
  const honeypot = page.locator('main input[name="website"][tabindex="-1"][autocomplete="off"]');
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  expect((await boxOf(honeypot.locator('xpath=ancestor::div[1]'))).width).toBeLessThanOrEqual(1);
  await fillEnquiry(page);
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await pressSend(page);
  await expect(page.getByText(emailFormWords.failed.title)).toBeVisible();
  expect(mail.received).toEqual([]);
  await pressSend(page);
  await expectTyped(page, NOTHING);
  expect(mail.received.map(({ fields }) => fields)).toEqual([enquiry]);
  await expect(toasts(page)).toHaveCount(1);
  await expectNoAxeFindings(page);
  complaints.length = 0;
});
