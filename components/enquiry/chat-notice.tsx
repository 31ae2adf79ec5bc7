'use client';

import { useEffect, useRef } from 'react';
import { chatFormWords } from '@/content/enquiry/enquiry-chat';
import { fill } from '@/lib/format/fill';
import { MESSAGE_LIMIT } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';

/** The result of sending a chat message; `length` is in code points. */
export type Notice = { kind: 'opened' | 'blocked' } | { kind: 'tooLong'; length: number };

/** A text about the result that stays, with a link to open the chat. */
export function ChatNotice({ notice, href }: { notice: Notice; href: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const { text, button } = chatFormWords[notice.kind];
  const isBlocked = notice.kind === 'blocked';
  useEffect(() => {
    // The toast covers the lower edge of a phone's screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (isBlocked) panel.current?.querySelector('a')?.focus();
  }, [isBlocked, notice]);

  const length = notice.kind === 'tooLong' ? notice.length : 0;
  const tone = notice.kind === 'opened' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    <div ref={panel} className={`grid scroll-mb-36 justify-items-start gap-3 rounded-surface border p-4 ${tone}`}>
      <p className={notice.kind === 'opened' ? 'text-h4 font-bold' : ''}>{fill(text, { limit: MESSAGE_LIMIT, length })}</p>
      <ChatLink href={href}>{button}</ChatLink>
    </div>
  );
}
