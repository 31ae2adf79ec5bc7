import type { Locator } from '@playwright/test';
import { chatMessages } from '@/content/enquiry/chat-messages';

export type Chat = ReturnType<typeof readChatLink>;

/** The recipient and the decoded message of a WhatsApp link. The text is null if it has no message. */
export function readChatLink(href: string | null | undefined) {
  const match = /^https:\/\/wa\.me\/(\d+)(?:\?text=([A-Za-z0-9\-_.!~*'()%]+))?$/.exec(href ?? '');
  if (!match?.[1]) throw new Error(`Not a link to a chat: ${href}`);
  return { number: match[1], text: match[2] === undefined ? null : decodeURIComponent(match[2]) };
}

/** The recipient and message of the chat that a link of the page opens. */
export const chatOf = async (link: Locator) => readChatLink(await link.getAttribute('href'));

/** The text of every order button, in the owner's words. */
export const orderText = (item: string): string => chatMessages.order.replace('{item}', item);
