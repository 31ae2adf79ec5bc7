import { chatMessages } from '@/content/enquiry/chat-messages';
import { cleanField } from './clean-text';

/** What a visitor wrote, by what it is. */
export type Enquiry = Readonly<Partial<Record<keyof typeof chatMessages.lines, string>>>;

/** An enquiry as a chat message, one field a line, empty fields left out. */
export function enquiryMessage(enquiry: Enquiry): string {
  const filled = (Object.keys(chatMessages.lines) as (keyof Enquiry)[]).flatMap((name) => {
    const value = cleanField(name, enquiry[name] ?? '');
    return value ? `${chatMessages.lines[name]}: ${value}` : [];
  });
  return [chatMessages.quote, ...filled].join('\n');
}
