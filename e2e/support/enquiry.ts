import { expect, type Locator, type Page } from '@playwright/test';
import { chatMessages } from '@/content/enquiry/chat-messages';

/** The fields of an email enquiry, as the mail template names them. */
export const NOTHING = { user_name: '', user_email: '', user_phone: '', subject: '', message: '' };
type MailTexts = typeof NOTHING;
const fieldNames = Object.keys(NOTHING) as (keyof MailTexts)[];
export const enquiry: MailTexts = {
  user_name: 'Some Buyer',
  user_email: 'buyer@example.com',
  user_phone: '0300 1234567',
  subject: '24V pack',
  message: 'Four fans and a router,\nsix hours.',
};

/** A field of the page's form or of the modal's, whose labels differ. */
export const quoteField = (form: Locator | Page, name: keyof MailTexts): Locator => form.locator(`[name=${name}]`);

export async function fillEnquiry(form: Locator | Page, typed: Partial<MailTexts> = {}): Promise<void> {
  for (const name of fieldNames) await quoteField(form, name).fill(typed[name] ?? enquiry[name]);
}

/** Expects the fields to hold these values. */
export async function expectTyped(form: Locator | Page, typed = enquiry): Promise<void> {
  for (const name of fieldNames) await expect(quoteField(form, name)).toHaveValue(typed[name]);
}

/** The button that sends a form, whatever its label is at the time. */
export const sendButton = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^(?:Send|Opening WhatsApp)/ }).filter({ visible: true });

/** Sends a form. */
export const pressSend = (within: Page | Locator) => sendButton(within).click();

/** The texts of the contact form, by their labels. */
export const CHAT = {
  'Full Name': 'Some Buyer',
  'Email Address': 'buyer@example.com',
  'Phone Number (Optional)': '0300 1234567',
  'Company (Optional)': 'Shop & Sons',
  'Quantity (Optional)': '2',
  'Additional Details (Optional)': 'For a house in Okara.\n& # % + = ? "24V" 🔋 <b>قیمت</b>',
};

/** The text of every order button, in the owner's words. */
export const orderText = (item: string): string => chatMessages.order.replace('{item}', item);

export async function fillChatForm(page: Page): Promise<void> {
  const form = page.getByRole('main');
  for (const [label, text] of Object.entries(CHAT)) await form.getByLabel(label).fill(text);
  await form.getByLabel('Battery Type').selectOption('Solar System Batteries (24V)');
}
