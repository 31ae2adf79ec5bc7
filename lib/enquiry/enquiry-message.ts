import { chatMessages } from '@/content/enquiry/chat-messages';
import { cleanLine, cleanText } from './clean-text';
import type { EmailEnquiry } from './email';

const { lines } = chatMessages;

/** Fields of the contact form; optional ones may be empty. */
export const CHAT_FIELDS = ['name', 'email', 'phone', 'company', 'batteryType', 'quantity', 'message'] as const;
export type ChatEnquiry = Record<(typeof CHAT_FIELDS)[number], string>;

/** An enquiry as a chat message, one field a line, empty fields left out. */
export function enquiryMessage(values: Partial<Record<keyof typeof lines, string>>): string {
  const filled = Object.entries(lines).flatMap(([name, label]) => {
    const value = (name === 'message' ? cleanText : cleanLine)(values[name as keyof typeof lines] ?? '');
    return value ? `${label}: ${value}` : [];
  });
  return [chatMessages.quote, ...filled].join('\n');
}

/** An email enquiry as a chat message, offered when the email failed. */
export function emailAsChatMessage(email: EmailEnquiry): string {
  const { user_name: name, user_email, user_phone: phone, subject, message } = email;
  return enquiryMessage({ name, email: user_email, phone, subject, message });
}
