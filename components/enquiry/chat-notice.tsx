import { useEffect, useRef } from 'react';
import { chatFormWords } from '@/content/enquiry/enquiry-chat';
import { fill } from '@/lib/format/fill';
import { enquiryMessage } from '@/lib/enquiry/enquiry-message';
import { askChat, fitMessage, MESSAGE_LIMIT, messageLength } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';
import { useDraftPart } from './use-draft';

/** The result of sending a chat message. */
export interface Notice {
  kind: 'opened' | 'blocked' | 'tooLong';
  /** What was opened. The link to an unopened chat follows the text as it is edited. */
  message?: string;
}

/** A text about the result that stays, with a link to the chat. */
export function ChatNotice({ id, notice }: { id: string; notice: Notice }) {
  const panel = useRef<HTMLDivElement>(null);
  const typed = useDraftPart(id, ({ values }) => enquiryMessage(values));
  const { kind, message = typed } = notice;
  useEffect(() => {
    // The toast covers the lower edge of a phone's screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (notice.kind === 'blocked') panel.current?.querySelector('a')?.focus();
  }, [notice]);

  const length = messageLength(message);
  if (kind === 'tooLong' && length <= MESSAGE_LIMIT) return null;
  const tone = kind === 'opened' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    <div ref={panel} className={`grid scroll-mb-36 justify-items-start gap-3 rounded-surface border p-4 ${tone}`}>
      <p className={kind === 'opened' ? 'text-h4 font-bold' : ''}>
        {fill(chatFormWords[kind], { limit: MESSAGE_LIMIT, length })}
      </p>
      <ChatLink href={askChat(fitMessage(message))}>{chatFormWords.openChat}</ChatLink>
    </div>
  );
}
