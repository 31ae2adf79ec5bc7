import type { BrowserContext, Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { readChatLink } from '../support/chat-text';
import { failedChecks } from '../support/form-field';
import { expect, test } from '../support/site-test';
import { expectToast, toasts } from '../support/toast';
import { typedTexts } from '../support/typed-texts';

const OPENED = ['Quote request sent!', "We'll get back to you within 12 hours."];

const typed = {
  'Full Name': 'Ayesha Khan',
  'Email Address': 'ayesha@example.com',
  'Phone Number': '0300 1234567',
  Company: 'Khan & Sons',
  Quantity: '2',
  'Additional Details': 'For a house in Okara.',
};
type Label = keyof typeof typed;
const labels = Object.keys(typed) as Label[];

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Send on WhatsApp' }).click();

async function fill(
  page: Page,
  values: Partial<Record<Label, string>> = {},
  batteryType = 'Solar System Batteries (24V)',
): Promise<void> {
  for (const label of labels) await field(page, label).fill(values[label] ?? typed[label]);
  await field(page, 'Battery Type').selectOption(batteryType);
}

/** Sends the form and gives the chat that opens. */
async function openedChat(page: Page, context: BrowserContext): Promise<{ number: string; text: string | null }> {
  const opened = context.waitForEvent('page');
  await submit(page);
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  return readChatLink(chat.url());
}

test(
  'cards with phone, email, address and hours; beside the form support, workshop and quick answers',
  {
    tag: '@phone',
  },
  async ({ visit }) => {
    const page = await visit('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const card = (name: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });

    await expect(card('Phone').getByRole('link')).toHaveText([...site.phones]);
    for (const phone of site.phones) {
      await expect(card('Phone').getByText(phone)).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    }
    await expect(card('Email').getByRole('link')).toHaveText([...site.emails]);
    for (const email of site.emails) {
      await expect(card('Email').getByText(email)).toHaveAttribute('href', `mailto:${email}`);
    }

    await expect(card('Address').getByText('Faisalabad Road, Okara, Pakistan', { exact: true })).toBeVisible();
    await expect(card('Business Hours').getByText('Saturday - Thrusday: 10:00 AM - 8:00 PM', { exact: true })).toBeVisible();

    const support = page.getByRole('region', { name: 'Instant Support' });
    const chat = support.getByRole('link', { name: 'Chat on WhatsApp Now' });
    await expectChatLink(chat, site.whatsApp.business, contact.support.message);
    expect(contact.support.message).toMatch(/lithium battery solutions/);

    await expect(page.getByRole('region', { name: 'The workshop' }).getByRole('img')).toHaveAttribute('alt', /workshop/);

    const answers = page.getByRole('region', { name: 'Quick Answers' });
    await expect(answers.getByText('via WhatsApp')).toBeVisible();
    await expect(answers.getByRole('listitem')).toHaveText([/warranty/, /installation/, /payment methods/, /delivery/]);
    for (const question of await answers.getByRole('listitem').getByRole('link').all()) {
      await expectChatLink(question, site.whatsApp.business, await question.textContent());
    }
  },
);

test('no chat opens while a field that must be filled is empty, or an email address is none', async ({ visit, context }) => {
  const page = await visit('/contact');
  const wrongs: [label: string, check: string, words: string, fillIn: () => Promise<void>][] = [
    ['Full Name', 'valueMissing', 'Enter your full name.', () => fill(page, { 'Full Name': '' })],
    ['Email Address', 'valueMissing', 'Enter an email address', () => fill(page, { 'Email Address': '' })],
    ['Email Address', 'typeMismatch', 'Enter an email address', () => fill(page, { 'Email Address': 'ayesha' })],
    ['Battery Type', 'valueMissing', 'Choose a battery type.', () => fill(page, {}, 'Select battery type')],
  ];
  for (const [label, check, words, fillIn] of wrongs) {
    await fillIn();
    await submit(page);
    await expect(field(page, label)).toBeFocused();
    expect(await failedChecks(field(page, label))).toEqual([check]);
    await expect(main(page).getByText(words).first()).toBeVisible();
  }
  await expect(toasts(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('a chat opens with all that was typed, says so and clears the form; it needs no more than the required fields', async ({
  visit,
  context,
}) => {
  const page = await visit('/contact');
  // Each of these texts by itself is the units' matter (lib/enquiry/whatsapp.test.ts).
  const details = Object.values(typedTexts).join('\n');
  await fill(page, { 'Additional Details': details });
  expect(await openedChat(page, context)).toEqual({
    number: site.whatsApp.business,
    text: [
      'Hi! I would like a quote.',
      'Name: Ayesha Khan',
      'Email: ayesha@example.com',
      'Phone: 0300 1234567',
      'Company: Khan & Sons',
      'Battery type: Solar System Batteries (24V)',
      'Quantity: 2',
      `Message: ${details}`,
    ].join('\n'),
  });
  await expectToast(page, ...OPENED);
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Battery Type')).toHaveValue('');
  await expect(page).toHaveURL('/contact');

  await fill(page, { 'Phone Number': '', Company: '', Quantity: '', 'Additional Details': '' }, 'Custom Solution');
  const { text } = await openedChat(page, context);
  expect(text).toBe('Hi! I would like a quote.\nName: Ayesha Khan\nEmail: ayesha@example.com\nBattery type: Custom Solution');
});

test('a chat that the browser blocks is offered as a link, and what was typed is kept', async ({ page, visit }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visit('/contact');
  await fill(page);
  await submit(page);
  const chat = main(page).getByRole('link', { name: 'Open the chat', exact: true });
  await expect(chat).toBeVisible();
  expect(readChatLink((await chat.getAttribute('href')) ?? '').text).toContain('Company: Khan & Sons');
  for (const label of labels) await expect(field(page, label)).toHaveValue(typed[label]);
  await expect(toasts(page)).toHaveCount(0);
});

test('what is too long is refused in words, stays typed, and its first part is offered', async ({ visit, context }) => {
  const page = await visit('/contact');
  const details = 'بیٹری 🔋 & 24V '.repeat(400).slice(0, 5000).trim();
  expect(details.length).toBeGreaterThan(4990);
  await fill(page, { 'Additional Details': details });
  await submit(page);
  await expect(main(page).getByText(/WhatsApp takes at most 1500 characters/)).toBeVisible();
  await expect(field(page, 'Additional Details')).toHaveValue(details);
  await expect(toasts(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);

  const firstPart = main(page).getByRole('link', { name: 'Open the chat with the first part' });
  const { text } = readChatLink((await firstPart.getAttribute('href')) ?? '');
  expect(text).toMatch(/^Hi! I would like a quote\.\nName: Ayesha Khan\n[\s\S]*\[cut here: message too long for WhatsApp\]$/);
  expect(Array.from(text ?? '')).toHaveLength(1500);

  await field(page, 'Additional Details').fill('shorter');
  expect((await openedChat(page, context)).text).toMatch(/Message: shorter$/);
  await expectToast(page, ...OPENED);
});
