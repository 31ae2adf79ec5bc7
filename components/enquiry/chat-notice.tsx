'use client';

import { useEffect, useRef } from 'react';
import { chatFormWords } from '@/content/enquiry/enquiry-chat';
import { fill } from '@/lib/format/fill';
import { CHAT_FIELDS, enquiryMessage } from '@/lib/enquiry/enquiry-message';
import { askChat, fitMessage, MESSAGE_LIMIT, messageLength } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';
import { typedValues, useDraftPart } from './use-draft';

/** The result of sending a chat message. */
export type Notice = { kind: 'opened'; message: string } | { kind: 'blocked' | 'tooLong' };

/** A text about the result that stays, with a link to the chat. The link to an unopened chat follows the text as it is edited. */
export function ChatNotice({ id, notice }: { id: string; notice: Notice }) {
  const panel = useRef<HTMLDivElement>(null);
  const typed = useDraftPart(id, (draft) => enquiryMessage(typedValues(draft, CHAT_FIELDS)));
  const { kind } = notice;
  useEffect(() => {
    // The toast covers the lower edge of a phone's screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (kind === 'blocked') panel.current?.querySelector('a')?.focus();
  }, [kind, notice]);

  const message = notice.kind === 'opened' ? notice.message : typed;
  const length = messageLength(message);
  if (kind === 'tooLong' && length <= MESSAGE_LIMIT) return null;
  const { text } = chatFormWords[kind];
  const tone = kind === 'opened' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    <div ref={panel} className={`grid scroll-mb-36 justify-items-start gap-3 rounded-surface border p-4 ${tone}`}>
      <p className={kind === 'opened' ? 'text-h4 font-bold' : ''}>{fill(text, { limit: MESSAGE_LIMIT, length })}</p>
      <ChatLink href={askChat(fitMessage(message))}>{chatFormWords.openChat}</ChatLink>
    </div>
  );
}
