import { chatMessages } from '@/content/enquiry/chat-messages';
import { cleanLine, cleanText } from './clean-text';
import type { EmailEnquiry } from './email';

const { lines } = chatMessages;

/** Fields of the contact form; optional ones may be empty. */
export const CHAT_FIELDS = ['name', 'email', 'phone', 'company', 'batteryType', 'quantity', 'message'] as const;
export type ChatEnquiry = Record<(typeof CHAT_FIELDS)[number], string>;

/** The contact form as a chat message, one field a line, empty fields left out. */
export function enquiryMessage(enquiry: ChatEnquiry): string {
  return labelledLines(chatMessages.quote, [
    [lines.name, cleanLine(enquiry.name)],
    [lines.email, cleanLine(enquiry.email)],
    [lines.phone, cleanLine(enquiry.phone)],
    [lines.company, cleanLine(enquiry.company)],
    [lines.batteryType, cleanLine(enquiry.batteryType)],
    [lines.quantity, cleanLine(enquiry.quantity)],
    [lines.message, cleanText(enquiry.message)],
  ]);
}

/** An email enquiry as a chat message, offered when the email failed. */
export function emailAsChatMessage(email: EmailEnquiry): string {
  return labelledLines(chatMessages.quote, [
    [lines.name, cleanLine(email.user_name)],
    [lines.email, cleanLine(email.user_email)],
    [lines.phone, cleanLine(email.user_phone)],
    [lines.subject, cleanLine(email.subject)],
    [lines.message, cleanText(email.message)],
  ]);
}

function labelledLines(greeting: string, values: readonly [label: string, value: string][]): string {
  const filled = values.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [greeting, ...filled].join('\n');
}
