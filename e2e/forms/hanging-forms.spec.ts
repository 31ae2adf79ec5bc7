import type { Page } from '@playwright/test';
import { enquiryWith, expectTyped, fillEnquiry, PAGE_LABELS } from '../support/email-form';
import { isScript } from '../support/faulty-line';
import { expect, passLimit, test } from '../support/faulty-line-test';
import { mailbox } from '../support/mail';
import { expectToast, toasts } from '../support/toast';

const sendQuote = (page: Page) => page.getByRole('main').locator('button[type=submit]');

async function fillChatForm(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ayesha Khan');
  await page.getByLabel('Email Address').fill('ayesha@example.com');
  await page.getByLabel('Battery Type').selectOption('Solar System Batteries (24V)');
}

/** Submits, and tells how the button is called in the next frame. */
const nameInNextFrame = (page: Page) =>
  sendQuote(page).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return { busy: button.getAttribute('aria-busy'), shown: getComputedStyle(button, '::after').content };
  });

/** The words that a held form shows, as they come: while the page is being left, Playwright reads no element of it. */
function watchWords(page: Page): string[] {
  const shown: string[] = [];
  page.on('console', (message) => message.type() === 'info' && shown.push(message.text()));
  void page.evaluate(() => {
    const words = document.querySelectorAll<HTMLElement>('[data-words]');
    const report = () => words.forEach(({ hidden, innerText }) => !hidden && console.info(innerText));
    words.forEach((one) => new MutationObserver(report).observe(one, { attributeFilter: ['hidden'] }));
  });
  return shown;
}

test.describe('a quote form sent before hydration', { tag: '@phone' }, () => {
  test('is shown as being sent, and sent by the page', async ({ openUnhydrated, line }) => {
    const mail = mailbox();
    const page = await openUnhydrated('/get-quote');
    const enquiry = enquiryWith(mail.mark);
    await fillEnquiry(page, PAGE_LABELS, enquiry);
    expect(await nameInNextFrame(page)).toEqual({ busy: 'true', shown: '"Sending..."' });
    await expect(sendQuote(page)).toHaveAccessibleName('Sending...');
    await expect(page.getByRole('status').filter({ hasText: 'Sending...' }).first()).toBeAttached();
    // A second tap is not a second enquiry.
    await sendQuote(page).click();
    line.restore();
    await expectToast(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
    await expect(page).toHaveURL('/get-quote');
    const received = await mail.received();
    expect(received).toMatchObject([{ path: '/api/v1.0/email/send', fields: { subject: enquiry.subject } }]);
    await expect(sendQuote(page)).toHaveAccessibleName('Send Quote Request');
  });

  test('is posted plainly, with words, when the scripts don’t come; what comes later sends nothing', async ({
    openUnhydrated,
    line,
  }) => {
    const mail = mailbox();
    await mail.answerWith('hang');
    const page = await openUnhydrated('/get-quote');
    const enquiry = enquiryWith(mail.mark);
    await fillEnquiry(page, PAGE_LABELS, enquiry);
    const shown = watchWords(page);
    await sendQuote(page).click();
    await passLimit(page);
    await expect.poll(() => shown.at(-1)).toContain('your browser is sending the form by email itself');
    await expect.poll(mail.received).toMatchObject([{ path: '/api/v1.0/email/send-form', fields: { subject: enquiry.subject } }]);
    line.restore();
    await page.waitForTimeout(2000);
    expect(await mail.received()).toHaveLength(1);
  });

  test('is posted as soon as it is known that the scripts are lost', async ({ page, line }) => {
    const mail = mailbox();
    await page.clock.install();
    line.spoil(isScript, 'empty');
    await page.goto('/get-quote');
    await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
    await sendQuote(page).click();
    await expect.poll(mail.received).toMatchObject([{ path: '/api/v1.0/email/send-form' }]);
  });
});

test.describe('the chat form sent before hydration', { tag: '@phone' }, () => {
  test('opens the chat once hydrated, and mails nothing', { tag: '@full' }, async ({ openUnhydrated, line, chats }) => {
    const page = await openUnhydrated('/contact');
    await fillChatForm(page);
    const { busy, shown } = await nameInNextFrame(page);
    expect({ busy, shown }).toEqual({ busy: 'true', shown: '"Opening WhatsApp..."' });
    line.restore();
    await expect.poll(() => chats.length).toBe(1);
    expect(decodeURIComponent(chats[0] ?? '')).toContain('Name: Ayesha Khan');
    await expect(page).toHaveURL('/contact');
  });

  test('is not mailed while the scripts may still come; a chat to write by hand is offered', async ({ openUnhydrated }) => {
    const mail = mailbox();
    const page = await openUnhydrated('/contact');
    await fillChatForm(page);
    await page.getByLabel('Additional Details').fill(mail.mark);
    await sendQuote(page).click();
    await passLimit(page);
    await expect(page.getByRole('link', { name: 'Open WhatsApp now' })).toBeVisible();
    await passLimit(page);
    expect(await mail.received()).toEqual([]);
  });

  test.describe('and the browser opens no window so long after the tap', { tag: ['@whole', '@full'] }, () => {
    test('a button holds the chat, focused', async ({ openUnhydrated, line, chats }) => {
      const page = await openUnhydrated('/contact');
      await fillChatForm(page);
      await sendQuote(page).click();
      // Chromium forgets a tap after five seconds of real time. Whatever Playwright asks of the page counts as a tap.
      await page.waitForTimeout(5500);
      line.restore();
      await page.waitForTimeout(3000);
      const open = page.getByRole('link', { name: 'Open the chat', exact: true });
      await expect(open).toBeFocused();
      expect(decodeURIComponent((await open.getAttribute('href')) ?? '')).toContain('Battery type: Solar System Batteries (24V)');
      expect(chats).toEqual([]);
      await expect(page.getByLabel('Full Name')).toHaveValue('Ayesha Khan');
    });
  });
});

test.describe('an email without an answer', { tag: '@phone' }, () => {
  test('after eight seconds it is still being sent, after fifteen its fate is unknown; WhatsApp stands beside', async ({
    openHydrated,
  }) => {
    const mail = mailbox();
    await mail.answerWith('hang');
    const page = await openHydrated('/get-quote');
    const enquiry = enquiryWith(mail.mark);
    await fillEnquiry(page, PAGE_LABELS, enquiry);
    await page.clock.runFor(2000);
    await sendQuote(page).click();
    await expect.poll(mail.received).toHaveLength(1);
    await page.clock.runFor(8000);
    await expect(page.getByText('Your email is still being sent.', { exact: true }).last()).toBeVisible();
    await expect(sendQuote(page)).toHaveAccessibleName('Sending...');
    const chat = page.getByRole('main').getByRole('link', { name: 'Send by WhatsApp' });
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(enquiry.subject);
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.clock.runFor(7000);
    expect((await logged).text()).toBe('Quote email not sent (no-answer): No answer within 15 s');
    await expect(page.getByText('We can’t tell whether the email arrived.')).toBeVisible();
    await expect(chat).toBeVisible();
    await expectToast(page, 'Failed to send email.', 'Please try again.');
    await expectTyped(page, PAGE_LABELS, enquiry);
    await expect(sendQuote(page)).toHaveAccessibleName('Send Quote Request');
  });

  test('a toast whose code never comes: the form says it, and no toast comes late', async ({ openHydrated, line }) => {
    const mail = mailbox();
    const page = await openHydrated('/get-quote');
    // The form's focus asks for it before anything else.
    let library = '';
    line.spoil((path) => isScript(path) && (library ||= path) === path, 'hang');
    await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
    await page.clock.runFor(2000);
    await sendQuote(page).click();
    await expect.poll(mail.received).toHaveLength(1);
    await expect(page.getByRole('status').filter({ hasText: 'Your request was sent.' })).toBeVisible();
    await passLimit(page);
    line.restore();
    await page.waitForTimeout(500);
    await expect(toasts(page)).toHaveCount(0);
  });
});
