'use client';

import { useEffect, useRef, useState } from 'react';
import type { EmailEnquiry } from '@/lib/email';
import type { EmailFormCopy } from '@/lib/enquiry-copy';
import { buildWhatsAppLink, emailAsChatMessage, fitMessage } from '@/lib/whatsapp';
import { Button } from '../ui/button';
import { ChatLink } from '../ui/chat-link';

export interface SendInsteadProps {
  /** Why another way is offered. */
  reason: 'slow' | 'failed' | 'unknown';
  words: EmailFormCopy['words'];
  enquiry: EmailEnquiry;
  chatNumber: string;
}

/** Beside an email that is slow or failed: the same words by chat, or copied. */
export function SendInstead({ reason, words, enquiry, chatNumber }: SendInsteadProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const message = emailAsChatMessage(enquiry);
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const { title, text } = words[reason];
  const ground = reason === 'slow' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    <div ref={panel} className={`clear-of-toast grid gap-3 rounded-surface border p-4 ${ground}`}>
      <p>
        <strong className="font-bold">{title}</strong> {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <ChatLink href={buildWhatsAppLink(chatNumber, fitMessage(message))}>{words.chatButton}</ChatLink>
        <Button variant="outline" onClick={copy}>
          {words.copyButton}
        </Button>
      </div>
      <p role="status">{copied !== null && (copied ? words.copied : words.notCopied)}</p>
    </div>
  );
}
