import { chatMessages } from '@/content/enquiry/chat-messages';

/** The recipient and the message of a WhatsApp link. */
export interface Chat {
  number: string;
  /** Decoded; null if the link has no message. */
  text: string | null;
}

export function readChatLink(href: string | null | undefined): Chat {
  const match = /^https:\/\/wa\.me\/(\d+)(?:\?text=([A-Za-z0-9\-_.!~*'()%]+))?$/.exec(href ?? '');
  if (!match?.[1]) throw new Error(`Not a link to a chat: ${href}`);
  return { number: match[1], text: match[2] === undefined ? null : decodeURIComponent(match[2]) };
}

/** The text of every order button, in the owner's words. */
export function orderText(item: string): string {
  return chatMessages.order.replace('{item}', item);
}
