import type { BrowserContext, Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { readChatLink } from '../support/chat-text';
import { expectField, failedChecks } from '../support/form-field';
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

test('four cards: phone, email, address, hours', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  const [phone, secondPhone] = site.phones;
  await expect(card('Phone').getByRole('link')).toHaveText([phone]);
  await expect(card('Phone').getByRole('link')).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await expect(card('Phone').getByText(secondPhone)).toBeVisible();

  const [email, secondEmail] = site.emails;
  await expect(card('Email').getByRole('link')).toHaveText([email]);
  await expect(card('Email').getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
  await expect(card('Email').getByText(secondEmail)).toBeVisible();

  await expect(card('Address').getByText('Faisalabad Road, Okara, Pakistan', { exact: true })).toBeVisible();
  await expect(card('Business Hours').getByText('Saturday - Thrusday: 10:00 AM - 8:00 PM', { exact: true })).toBeVisible();
});

test('beside the form: support, workshop, quick answers', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/contact');
  const support = page.getByRole('region', { name: 'Instant Support' });
  await expectChatLink(
    support.getByRole('link', { name: 'Chat on WhatsApp Now' }),
    site.whatsApp.business,
    contact.support.message,
  );
  expect(contact.support.message).toMatch(/lithium battery solutions/);

  await expect(page.getByRole('region', { name: 'The workshop' }).getByRole('img')).toHaveAttribute('alt', /workshop/);

  const answers = page.getByRole('region', { name: 'Quick Answers' });
  await expect(answers.getByText('via WhatsApp')).toBeVisible();
  await expect(answers.getByRole('listitem')).toHaveCount(4);
  for (const [index, topic] of [/warranty/, /installation/, /payment methods/, /delivery/].entries()) {
    const item = answers.getByRole('listitem').nth(index);
    await expect(item).toHaveText(topic);
    const question = item.getByRole('link');
    await expectChatLink(question, site.whatsApp.business, await question.textContent());
  }
});

test.describe('the form', () => {
  test('has the specified fields', async ({ visit }) => {
    const page = await visit('/contact');
    await expectField(field(page, 'Full Name'), {
      label: 'Full Name',
      name: 'name',
      type: 'text',
      required: true,
      autocomplete: 'name',
    });
    await expectField(field(page, 'Email Address'), {
      label: 'Email',
      name: 'email',
      type: 'email',
      required: true,
      autocomplete: 'email',
      inputmode: 'email',
    });
    await expectField(field(page, 'Phone Number'), {
      label: 'Phone',
      name: 'phone',
      type: 'tel',
      required: false,
      autocomplete: 'tel',
      inputmode: 'tel',
    });
    await expectField(field(page, 'Company'), {
      label: 'Company',
      name: 'company',
      type: 'text',
      required: false,
      autocomplete: 'organization',
    });
    await expectField(field(page, 'Battery Type'), {
      label: 'Battery Type',
      name: 'batteryType',
      type: 'select-one',
      required: true,
    });
    await expectField(field(page, 'Quantity'), {
      label: 'Quantity',
      name: 'quantity',
      type: 'text',
      required: false,
      autocomplete: 'off',
      inputmode: 'numeric',
    });
    await expectField(field(page, 'Additional Details'), {
      label: 'Details',
      name: 'message',
      type: 'textarea',
      required: false,
      autocomplete: 'off',
      rows: 4,
    });

    await expect(field(page, 'Battery Type').getByRole('option')).toHaveText([
      'Select battery type',
      'Solar System Batteries (12V)',
      'Solar System Batteries (24V)',
      'Solar System Batteries (48V)',
      'Motorcycle Batteries',
      'Battery Parts & Accessories',
      'Custom Solution',
    ]);
    await expect(field(page, 'Battery Type')).toHaveValue('');
  });

  for (const label of ['Full Name', 'Email Address'] as const) {
    test(`opens no chat without ${label}`, async ({ visit, context }) => {
      const page = await visit('/contact');
      await fill(page, { [label]: '' });
      await submit(page);
      await expect(field(page, label)).toBeFocused();
      expect(await failedChecks(field(page, label))).toEqual(['valueMissing']);
      await expect(toasts(page)).toHaveCount(0);
      expect(context.pages()).toHaveLength(1);
    });
  }

  test('opens no chat without a battery type', async ({ visit, context }) => {
    const page = await visit('/contact');
    await fill(page, {}, 'Select battery type');
    await submit(page);
    await expect(field(page, 'Battery Type')).toBeFocused();
    expect(await failedChecks(field(page, 'Battery Type'))).toEqual(['valueMissing']);
    expect(context.pages()).toHaveLength(1);
  });

  test('opens no chat with an email address that is none', async ({ visit, context }) => {
    const page = await visit('/contact');
    await fill(page, { 'Email Address': 'ayesha' });
    await submit(page);
    await expect(field(page, 'Email Address')).toBeFocused();
    expect(await failedChecks(field(page, 'Email Address'))).toEqual(['typeMismatch']);
    expect(context.pages()).toHaveLength(1);
  });

  test('opens a chat with all that was typed, says so and clears itself', async ({ visit, context }) => {
    const page = await visit('/contact');
    await fill(page, { 'Additional Details': 'first line\nsecond line' });
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
        'Message: first line\nsecond line',
      ].join('\n'),
    });
    await expectToast(page, ...OPENED);
    for (const label of labels) await expect(field(page, label)).toHaveValue('');
    await expect(field(page, 'Battery Type')).toHaveValue('');
    await expect(page).toHaveURL('/contact');
  });

  test('needs no more than the required fields', async ({ visit, context }) => {
    const page = await visit('/contact');
    await fill(page, { 'Phone Number': '', Company: '', Quantity: '', 'Additional Details': '' }, 'Custom Solution');
    const { text } = await openedChat(page, context);
    expect(text).toBe('Hi! I would like a quote.\nName: Ayesha Khan\nEmail: ayesha@example.com\nBattery type: Custom Solution');
  });

  test('with a chat that the browser blocks: offers it as a link, keeps what was typed', async ({ page, visit }) => {
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
});

test.describe('what is typed reaches the chat', () => {
  test('unchanged', async ({ visit, context }) => {
    const page = await visit('/contact');
    for (const [kind, text] of Object.entries(typedTexts)) {
      await fill(page, { 'Additional Details': text });
      const { text: received } = await openedChat(page, context);
      expect.soft(received?.split('\nMessage: ')[1], kind).toBe(text);
      await expect(field(page, 'Additional Details')).toHaveValue('');
    }
  });

  test('with a mark in the place of half a character', async ({ visit, context }) => {
    const page = await visit('/contact');
    await fill(page);
    await field(page, 'Additional Details').evaluate((element) => {
      (element as HTMLTextAreaElement).value = 'half \uD83D end';
    });
    const { text } = await openedChat(page, context);
    expect(text?.split('\nMessage: ')[1]).toBe('half \uFFFD end');
  });

  test('or is refused in words when it is too long, and stays typed', async ({ visit, context }) => {
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
    expect(text).toMatch(/^Hi! I would like a quote\.\nName: Ayesha Khan\n[\s\S]*cut here/);

    await field(page, 'Additional Details').fill('shorter');
    expect((await openedChat(page, context)).text).toMatch(/Message: shorter$/);
    await expectToast(page, ...OPENED);
  });
});
