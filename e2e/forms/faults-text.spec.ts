import { expect, test, type Page } from '@playwright/test';
import { mailbox } from '../support/mail';
import { expectQuoteFormKept, fillQuoteForm, openQuoteForm, sendButton, waitForScripts } from '../support/quote-form';
import { translatePage } from '../support/translate-page';

declare global {
  interface Window {
    attacked?: boolean;
  }
}

/** What is typed, and how it arrives where that is not the same. */
const texts: Record<string, { typed: string; arrives?: string }> = {
  emoji: { typed: 'سلام 👋🏽 family 👨‍👩‍👧‍👦 done' },
  'Urdu and figures': { typed: 'مجھے 24V بیٹری چاہیے، 100Ah' },
  'bidi override': { typed: 'abc \u202Edef' },
  'lone surrogate': { typed: 'broken \uD83D end', arrives: 'broken \uFFFD end' },
  controls: { typed: 'a\u0000b\u0007c', arrives: 'abc' },
  markup: { typed: '<img src=x onerror="window.attacked=true"><script>window.attacked=true</script>' },
  'template marks': { typed: '{{user_email}} ${name} <%= x %>' },
  'address marks': { typed: 'a&b=c#d?e+f%20g% "quoted" \'single\'' },
  lines: { typed: 'one\ntwo\n\nthree' },
  '3,000 Arabic letters': { typed: 'ش'.repeat(3000) },
  '2,000 unbroken letters': { typed: 'W'.repeat(2000) },
  zalgo: { typed: 'Z̴̡̛͖̈́a̷̢͠l̶̨̛g̴̡͝o̵̢͠'.repeat(20) },
};

async function expectNoSidewaysScroll(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test('by email', { tag: '@phone' }, async ({ page }) => {
  await openQuoteForm(page);
  for (const [name, { typed, arrives = typed }] of Object.entries(texts)) {
    const mail = mailbox();
    await fillQuoteForm(page, mail.mark, { name: `n ${typed.slice(0, 200)}`.replaceAll('\n', ' ') });
    // Set as script would: typing a lone surrogate or NUL is not possible.
    await page.getByLabel('Project Details').evaluate((box: HTMLTextAreaElement, text) => {
      box.value = text;
    }, typed);
    // On a phone, what is long or unbroken could push the page sideways.
    await expectNoSidewaysScroll(page);
    await sendButton(page).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    const [sent] = await mail.received();
    expect.soft(sent?.fields.message, name).toBe(arrives);
    expect(await page.evaluate(() => window.attacked), name).toBeUndefined();
  }
});

test('a line break in the subject starts no header', async ({ page }) => {
  const mail = mailbox();
  await openQuoteForm(page);
  await fillQuoteForm(page, mail.mark);
  await page.getByLabel('Subject').evaluate((input: HTMLInputElement, mark) => {
    input.type = 'hidden';
    input.value = `Hi\r\nBcc: x@example.com ${mark}`;
  }, mail.mark);
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
  const [sent] = await mail.received();
  expect(sent?.fields.subject).not.toMatch(/[\r\n]/);
  expect(sent?.fields.subject).toContain('Bcc: x@example.com');
});

test.describe('by WhatsApp', () => {
  async function openContactForm(page: Page) {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto('/contact');
    await waitForScripts(page);
  }
  async function fillRequired(page: Page) {
    await page.getByLabel('Full Name').fill('Ayesha');
    await page.getByLabel('Email Address').fill('a@example.com');
    await page.getByLabel('Battery Type').selectOption('Custom Solution');
  }

  test('what is short enough', async ({ page, context }) => {
    await openContactForm(page);
    for (const [name, { typed, arrives = typed }] of Object.entries(texts).filter(([, text]) => text.typed.length < 1400)) {
      await fillRequired(page);
      await page.getByLabel('Additional Details').evaluate((box: HTMLTextAreaElement, text) => {
        box.value = text;
      }, typed);
      const [chat] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: 'Send on WhatsApp' }).click(),
      ]);
      const text = new URL(chat.url()).searchParams.get('text');
      expect.soft(text, name).toContain(`Message: ${arrives}`);
      await chat.close();
      await expect(page.getByLabel('Full Name')).toHaveValue('');
    }
  });

  test('too long: refused in words, kept whole, and the first part offered', async ({ page }) => {
    const long = 'ش'.repeat(3000);
    await openContactForm(page);
    await fillRequired(page);
    await page.getByLabel('Additional Details').fill(long);
    await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await expect(page.getByText(/WhatsApp takes at most 1500 characters/)).toBeVisible();
    await expect(page.getByLabel('Additional Details')).toHaveValue(long);
    const href = await page.getByRole('link', { name: 'Open the chat with the first part' }).getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    expect(Array.from(text)).toHaveLength(1500);
    expect(text).toMatch(/\[cut here: message too long for WhatsApp\]$/);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('no battery type chosen: refused, focus on it, in words', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await waitForScripts(page);
  await page.getByLabel('Full Name').fill('Ayesha');
  await page.getByLabel('Email Address').fill('a@example.com');
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(page.getByLabel('Battery Type')).toBeFocused();
  await expect(page.getByText('Choose a battery type.')).toBeVisible();
});

test('a page that the browser translates keeps working', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const mail = mailbox();
  await mail.answerWith('500');
  await openQuoteForm(page);
  await translatePage(page);
  const form = page.locator('main form');
  const fields = ['user_name', 'user_email', 'subject', 'message'];
  for (const name of fields) await form.locator(`[name="${name}"]`).fill(name === 'user_email' ? 'a@example.com' : mail.mark);
  await form.getByRole('button').first().click();
  await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
  await form.getByRole('button').first().click();
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a failure never shows the service’s own page', async ({ page }) => {
  const mail = mailbox();
  await mail.answerWith('503');
  await openQuoteForm(page);
  const filled = await fillQuoteForm(page, mail.mark);
  await sendButton(page).click();
  await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
  // Read once: the toast goes by itself, and a check that waits would wait for that.
  expect(await page.locator('body').innerText()).not.toContain('Unavailable');
  await expectQuoteFormKept(page, filled);
});
