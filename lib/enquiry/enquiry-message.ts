import { chatMessages } from '@/content/enquiry/chat-messages';
import { cleanField } from './clean-text';
import type { Draft } from './draft';

/** An enquiry as a chat message, one field a line, empty fields left out. In an email form some names begin with `user_`. */
export function enquiryMessage(values: Draft['values']): string {
  const filled = Object.entries(chatMessages.lines).flatMap(([name, label]) => {
    const value = cleanField(name, values[name] ?? values[`user_${name}`] ?? '');
    return value ? `${label}: ${value}` : [];
  });
  return [chatMessages.quote, ...filled].join('\n');
}
