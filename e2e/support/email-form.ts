import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The fields of an email enquiry, as the mail template names them. */
export interface TypedEnquiry {
  user_name: string;
  user_email: string;
  user_phone: string;
  subject: string;
  message: string;
}

export type EnquiryLabels = Record<keyof TypedEnquiry, string>;

export const PAGE_LABELS: EnquiryLabels = {
  user_name: 'Full Name',
  user_email: 'Email Address',
  user_phone: 'Phone Number (Optional)',
  subject: 'Subject',
  message: 'Project Details',
};

export const MODAL_LABELS: EnquiryLabels = {
  user_name: 'Name',
  user_email: 'Email',
  user_phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
};

export const NOTHING: TypedEnquiry = { user_name: '', user_email: '', user_phone: '', subject: '', message: '' };

/** An enquiry that carries a mailbox's mark, so that the mail service knows whose it is. */
export function enquiryWith(mark: string, changes: Partial<TypedEnquiry> = {}): TypedEnquiry {
  return {
    user_name: 'Ayesha Khan',
    user_email: 'ayesha@example.com',
    user_phone: '0300 1234567',
    subject: `24V pack ${mark}`,
    message: 'Four fans, six hours.',
    ...changes,
  };
}

const names = Object.keys(NOTHING) as (keyof TypedEnquiry)[];

export async function fillEnquiry(form: Locator | Page, labels: EnquiryLabels, enquiry: TypedEnquiry): Promise<void> {
  for (const name of names) await form.getByLabel(labels[name], { exact: true }).fill(enquiry[name]);
}

/** Expects what stands in the fields now. */
export async function expectTyped(form: Locator | Page, labels: EnquiryLabels, enquiry: TypedEnquiry): Promise<void> {
  for (const name of names) await expect(form.getByLabel(labels[name], { exact: true })).toHaveValue(enquiry[name]);
}
