import { chatMessages } from '@/content/enquiry/chat-messages';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { fill } from '../format/texts';
import { cleanField } from './clean-field';
import { whatsAppUrl } from './whatsapp-url';

/**
 * The longest message in a chat link, in code points. WhatsApp documents no limit; messages of about 2,250 characters and more
 * were seen cut, and 1,500 arrived whole even in Urdu.
 */
export const MESSAGE_LIMIT = 1500;

/** Writes `923001234567` as `+92 300 1234567`, with spaces that don't break. */
export function shownNumber(number: string): string {
  return `+${number.replace(/^92(3\d\d)?/, (_, network = '') => `92\u00a0${network && `${network}\u00a0`}`)}`;
}

/** A link to a chat about a product, with `text` as a draft. */
export function orderChatUrl(text: string): string {
  return whatsAppUrl(chatNumbers.orders, text);
}

/** A link to a chat that is not about one product, with `text` as a draft; also for an order that names none. */
export function questionChatUrl(text?: string): string {
  return whatsAppUrl(chatNumbers.questions, text);
}

/** A link that opens WhatsApp with `text` as a draft; the visitor chooses the recipient. */
export function shareChatUrl(text: string): string {
  return whatsAppUrl('', text);
}

/** The message of every order button; for a product that is out of stock it asks when it is back. */
export function orderMessage(item: string, soldOut = false): string {
  return fill(soldOut ? chatMessages.back : chatMessages.order, { item });
}

/** What a visitor wrote, by the names of the message's lines. */
export type Enquiry = Readonly<Partial<Record<keyof typeof chatMessages.lines, string>>>;

/** An enquiry as a chat message, one field a line, empty fields left out. */
export function enquiryMessage(enquiry: Enquiry): string {
  const filled = (Object.keys(chatMessages.lines) as (keyof Enquiry)[]).flatMap((name) => {
    const value = cleanField(name, enquiry[name] ?? '');
    return value ? `${chatMessages.lines[name]}: ${value}` : [];
  });
  return [chatMessages.quote, ...filled].join('\n');
}

/** The length of a message in code points. */
export function messageLength(text: string): number {
  return [...text].length;
}

/** The text, cut with a mark if it is longer than `MESSAGE_LIMIT` code points. */
export function fitMessage(text: string): string {
  const characters = [...text];
  if (characters.length <= MESSAGE_LIMIT) return text;
  const { cutMark } = chatMessages;
  return characters.slice(0, MESSAGE_LIMIT - cutMark.length).join('') + cutMark;
}
