import type { Page } from '@playwright/test';
import { chatFormWords } from '@/content/enquiry/chat-form';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { emailError } from '@/content/enquiry/enquiry-form';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { questionChatUrl, shownNumber } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { expectNoAxeFindings } from '../support/axe';
import { CHAT, fillChatForm, pressSend, sendButton } from '../support/enquiry';
import { addressesOf, boxOf, expect, expectToast, test, toasts } from '../support/site-test';

const OPENED = ['Quote request sent!', `We'll get back to you within ${site.responseTimeHours} hours.`];

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label);
const openChat = (page: Page) => main(page).getByRole('link', { name: 'Open the chat', exact: true });
const submit = (page: Page) => pressSend(main(page));

test('phones, emails and the map are links; below, no chat opens while a field is empty or wrong', async ({ visit, chats }) => {
  const { street, city, country } = site.address;
  const place = [site.brand, street, city, country].join(', ');
  const page = await visit('/contact');
  const links = main(page).getByRole('listitem').getByRole('link');
  expect(await addressesOf(links)).toEqual(
    expect.arrayContaining([
      ...site.phones.map((phone) => `tel:${phone.replaceAll(' ', '')}`),
      ...site.emails.map((email) => `mailto:${email}`),
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
      ...contact.quickAnswers.items.map(({ question }) => questionChatUrl(question)),
    ]),
  );
  await expect(main(page).getByText(site.hours.shown, { exact: true })).toBeVisible();
  const support = page.getByRole('region', { name: 'Instant Support' });
  await expect(support).toContainText(fill(contact.support.orders, { number: shownNumber(chatNumbers.orders) }));
  expect((await boxOf(support)).bottom).toBeLessThan((await boxOf(main(page).locator('form'))).top);
  // The focus in a form fetches the code of toasts.
  const asked = page.waitForRequest(/\.js$/);
  await field(page, 'Full Name').focus();
  await asked;

  await submit(page);
  for (const [label, words] of [
    ['Full Name', /^Enter your full name/],
    ['Email Address', emailError],
    ['Battery Type', /^Choose a battery type/],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(words);
  }
  await expectNoAxeFindings(page);
  await fillChatForm(page);
  await field(page, 'Battery Type').selectOption('Select battery type');
  await submit(page);
  await expect(field(page, 'Battery Type')).toBeFocused();
  await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
  expect(chats).toEqual([]);
  await fillChatForm(page);
  await submit(page);
  await expect(openChat(page)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a chat opens with all that was typed, once @browsers', async ({ page, context, chats, visit }) => {
  // Our hosts send a header that also keeps the chat from reaching the page. Other hosts may not, so the test removes it.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'cross-origin-opener-policy');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  await visit('/contact');
  await fillChatForm(page);
  const opened = context.waitForEvent('page');
  // However often it is clicked, one chat opens.
  await sendButton(main(page)).dblclick();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  expect(chats).toEqual([expect.stringContaining(`${questionChatUrl()}?`)]);
  for (const text of [...Object.values(CHAT), 'Solar System Batteries (24V)']) {
    expect(chats[0]).toContain(encodeURIComponent(text));
  }
  await page.bringToFront();
  await expectToast(page, ...OPENED);
  for (const label of [...Object.keys(CHAT), 'Battery Type']) await expect(field(page, label)).toHaveValue('');
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a chat that an app opened in place of the page is offered after Back and a reload', async ({ page, chats, visit }) => {
  await page.addInitScript(() =>
    Object.assign(window, { open: (address: string) => (window.location.assign(address), { opener: window }) }),
  );
  await visit('/contact');
  await fillChatForm(page);
  await submit(page);
  await page.waitForURL(/^https:\/\/wa\.me\//);
  await page.goBack();
  for (const act of [() => page.reload(), () => field(page, 'Full Name').fill('Another'), () => {}]) {
    await expect(openChat(page)).toHaveAttribute('href', chats[0] ?? 'missing');
    await act();
  }
  await expect(main(page).getByText(chatFormWords.openedBefore)).toBeVisible();
});

test('a message that is too long is refused; a chat that is blocked is offered as a link', async ({ page, visit }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await visit('/contact');
  await fillChatForm(page);
  const details = field(page, 'Additional Details (Optional)');
  const long = 'بیٹری 🔋 & 24V '.repeat(400).slice(0, 5000).trim();
  await details.fill(long);
  await submit(page);
  await expect(main(page).getByText(/WhatsApp takes at most 1,500 characters/)).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(details).toHaveValue(long);
  await expect(openChat(page)).toHaveAttribute('href', /Some%20Buyer.*%5Bcut%20here/);

  await details.fill('Shorter.');
  await submit(page);
  await expect(openChat(page)).toBeFocused();
  await expect(openChat(page)).toHaveAttribute('href', /Some%20Buyer.*Shorter\.$/);
  await expect(details).toHaveValue('Shorter.');
  await expect(toasts(page)).toHaveCount(0);
});
