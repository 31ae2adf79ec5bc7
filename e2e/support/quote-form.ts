import { expect, type Page } from '@playwright/test';

/** What a buyer types into the quote form. */
export const buyer = {
  name: 'Ayesha Bibi',
  email: 'ayesha@example.com',
  phone: '0300 1234567',
  subject: '24V battery for a UPS',
  message: 'Four fans and a router, six hours.\nOkara city.',
};

/** Fills the form of /get-quote; `mark` goes into the subject, so that the mail service knows whose enquiry it is. */
export async function fillQuoteForm(page: Page, mark: string, typed: Partial<typeof buyer> = {}): Promise<typeof buyer> {
  const filled = { ...buyer, ...typed };
  filled.subject = `${filled.subject} ${mark}`;
  await page.getByLabel('Full Name').fill(filled.name);
  await page.getByLabel('Email Address').fill(filled.email);
  await page.getByLabel('Phone Number (Optional)').fill(filled.phone);
  await page.getByLabel('Subject').fill(filled.subject);
  await page.getByLabel('Project Details').fill(filled.message);
  return filled;
}

/** The form still holds what was typed. */
export async function expectQuoteFormKept(page: Page, filled: typeof buyer): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue(filled.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(filled.email);
  await expect(page.getByLabel('Phone Number (Optional)')).toHaveValue(filled.phone);
  await expect(page.getByLabel('Subject')).toHaveValue(filled.subject);
  await expect(page.getByLabel('Project Details')).toHaveValue(filled.message);
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: /^(Send Quote Request|Sending\.\.\.)$/ });
}

/** Opens /get-quote and waits until it is hydrated: before that a submit is held. */
export async function openQuoteForm(page: Page): Promise<void> {
  await page.goto('/get-quote');
  await waitForScripts(page);
}

/** The page is hydrated. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
}
