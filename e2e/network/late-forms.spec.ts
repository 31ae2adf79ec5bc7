import type { Page } from '@playwright/test';
import { emailFormWords } from '@/content/enquiry/email-form';
import { expect, passLimit, runUntilHydrated, stopClock, test } from '../support/connection';
import { enquiry, fillChatForm, fillEnquiry, sendButton } from '../support/enquiry';
import { expectToast, SCRIPTS, statusOf, toasts } from '../support/site-test';

/** The submit button, found by its type, because before hydration the style sheet changes its words. */
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');

/** Submits the form, and returns whether the button is busy and what it says in the next frame. */
const nameInNextFrame = (page: Page) =>
  submit(page).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return { busy: button.getAttribute('aria-busy'), shown: getComputedStyle(button, '::after').content };
  });

test('a quote form sent before hydration is sent by the page, once', async ({ openUnhydrated, connection, mail }) => {
  const page = await openUnhydrated('/get-quote');
  await fillEnquiry(page);
  expect(await nameInNextFrame(page)).toEqual({ busy: 'true', shown: '"Sending..."' });
  await expect(submit(page)).toHaveAccessibleName('Sending...');
  await expect(statusOf(page, 'Sending...').first()).toBeAttached();
  // A second tap is not a second enquiry.
  await submit(page).click();
  await stopClock(page);
  connection.restore();
  await runUntilHydrated(page);
  await page.clock.resume();
  await expectToast(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
  expect(mail.received).toMatchObject([{ path: '/api/v1.0/email/send', fields: enquiry }]);
  await expect(submit(page)).toHaveAccessibleName('Send Email');
});

test('without scripts in time the browser posts a quote form, once', async ({ openUnhydrated, connection, mail }) => {
  mail.answerWith('hang');
  const page = await openUnhydrated('/get-quote');
  await fillEnquiry(page);
  // Playwright can't read a page that is being left, so the page reports its words in the console.
  await page.evaluate(() => {
    const words = document.querySelectorAll<HTMLElement>('[data-words]');
    const report = () => words.forEach(({ hidden, innerText }) => !hidden && console.info(innerText));
    words.forEach((one) => new MutationObserver(report).observe(one, { attributeFilter: ['hidden'] }));
  });
  await submit(page).click();
  await passLimit(page);
  const shown = async () => (await page.consoleMessages()).filter((message) => message.type() === 'info');
  await expect.poll(async () => (await shown()).at(-1)?.text()).toContain('your browser is sending the form by email itself');
  await mail.untilReceived(1);
  const [{ path, fields } = { path: '', fields: {} }] = mail.received;
  expect(path).toBe('/api/v1.0/email/send-form');
  expect(fields).toMatchObject({ ...enquiry, message: enquiry.message.replace('\n', '\r\n') });
  connection.restore();
  await page.waitForTimeout(2000);
  expect(mail.received).toHaveLength(1);
  const addresses = (await page.requests()).map((request) => decodeURIComponent(request.url()));
  expect(addresses.join()).not.toMatch(/buyer|0300/i);
});

test('a quote form is posted at once if the scripts are known to be lost', async ({ page, connection, mail }) => {
  await page.clock.install();
  connection.disturb(SCRIPTS, 'lost');
  const isLost = page.waitForEvent('requestfailed');
  await page.goto('/get-quote', { waitUntil: 'domcontentloaded' });
  // The focus in the form's first field asks for the scripts.
  await fillEnquiry(page);
  await isLost;
  await stopClock(page);
  await submit(page).click();
  await expect.poll(() => mail.received[0]?.path).toBe('/api/v1.0/email/send-form');
});

test('a chat form sent before hydration opens the chat once hydrated', async ({ openUnhydrated, connection, chats, mail }) => {
  const page = await openUnhydrated('/contact');
  await fillChatForm(page);
  expect(await nameInNextFrame(page)).toEqual({ busy: 'true', shown: '"Opening WhatsApp..."' });
  await stopClock(page);
  connection.restore();
  await runUntilHydrated(page);
  await expect.poll(() => chats.join()).toContain('Some%20Buyer');
  await expect(page).toHaveURL('/contact');
  expect(mail.received).toEqual([]);
});

test('a chat form is not mailed while the scripts may still come; an empty chat is offered', async ({ openUnhydrated, mail }) => {
  const page = await openUnhydrated('/contact');
  await fillChatForm(page);
  await submit(page).click();
  await passLimit(page);
  await expect(page.getByRole('link', { name: 'Open the chat' })).toBeVisible();
  await passLimit(page);
  expect(mail.received).toEqual([]);
});

test('an email without an answer is still being sent after 8 seconds, and uncertain after 15', async ({ visit, mail }) => {
  mail.answerWith('hang');
  const page = await visit('/get-quote');
  await fillEnquiry(page);
  await stopClock(page);
  await submit(page).click();
  await mail.untilReceived(1);
  await page.clock.runFor(8000);
  await expect(page.getByText('Your email is still being sent.', { exact: true }).last()).toBeVisible();
  await expect(submit(page)).toHaveAccessibleName('Sending...');
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute('href', /Subject%3A%2024V%20pack/);
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.clock.runFor(7000);
  expect((await logged).text()).toBe('Quote email not sent (unknown): No answer within 15 s');
  const { title, toast } = emailFormWords.unknown;
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await expectToast(page, title, toast);
  await expect(sendButton(page)).toHaveAccessibleName('Send Email');
});

test('toast and mail client, lost: the email is sent, and no toast comes late', async ({ visit, connection, mail }) => {
  const page = await visit('/get-quote');
  // The scripts are lost before the form gets the focus, which fetches the toast's code.
  connection.disturb(SCRIPTS, 'lost');
  await fillEnquiry(page);
  await page.clock.runFor(2000);
  await submit(page).click();
  await mail.untilReceived(1);
  await expect(statusOf(page, 'Your request was sent.')).toBeVisible();
  await passLimit(page);
  connection.restore();
  await page.waitForTimeout(500);
  await expect(toasts(page)).toHaveCount(0);
});
