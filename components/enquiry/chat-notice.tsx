'use client';

import { useEffect, useRef } from 'react';
import type { ChatFormCopy } from '@/lib/enquiry-copy';
import { fill } from '@/lib/fill';
import { MESSAGE_LIMIT } from '@/lib/whatsapp';
import { ChatLink } from '../ui/chat-link';

/** What became of a chat message, and the chat that holds it. */
export type Notice = { kind: 'opened' | 'blocked'; href: string } | { kind: 'tooLong'; href: string; length: number };

export interface ChatNoticeProps {
  notice: Notice;
  words: ChatFormCopy['words'];
}

/** Says it in words that stay, with the chat to open by hand. */
export function ChatNotice({ notice, words }: ChatNoticeProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { text, button } = words[notice.kind];
  const isBlocked = notice.kind === 'blocked';
  useEffect(() => {
    if (isBlocked) panel.current?.querySelector('a')?.focus();
  }, [isBlocked, notice]);

  const length = notice.kind === 'tooLong' ? notice.length : 0;
  const ground = notice.kind === 'opened' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    <div ref={panel} className={`grid justify-items-start gap-3 rounded-surface border p-4 ${ground}`}>
      <p>{fill(text, { limit: MESSAGE_LIMIT, length })}</p>
      <ChatLink href={notice.href}>{button}</ChatLink>
    </div>
  );
}
