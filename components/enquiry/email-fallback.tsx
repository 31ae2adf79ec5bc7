import { useEffect, useRef, useState } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import { copyText } from '@/lib/browser/copy-text';
import type { EmailEnquiry } from '@/lib/enquiry/email';
import { askChat, emailAsChatMessage, fitMessage } from '@/lib/enquiry/whatsapp';
import { Button } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { TextToCopy } from '../ui/text-to-copy';

export interface EmailFallbackProps {
  /** Why another way is offered. */
  reason: 'slow' | 'failed' | 'unknown';
  enquiry: EmailEnquiry;
}

/** Offers to send a slow or failed email by chat, or to copy its text. */
export function EmailFallback({ reason, enquiry }: EmailFallbackProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const message = emailAsChatMessage(enquiry);
  const copy = async () => {
    setCopied(null);
    setCopied(await copyText(message));
  };
  const { title, text } = words[reason];
  const tone = reason === 'slow' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    // The scroll margins keep it between the bar and a toast.
    <div
      ref={panel}
      className={`grid scroll-mt-20 scroll-mb-32 gap-3 rounded-surface border p-4 in-[[role=dialog]]:mb-24 ${tone}`}
    >
      <p>
        <strong className="font-bold">{title}</strong> {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <ChatLink href={askChat(fitMessage(message))}>{words.chatButton}</ChatLink>
        <Button variant="outline" onClick={() => void copy()}>
          {words.copyButton}
        </Button>
      </div>
      {copied !== null && <p>{copied ? words.copied : words.notCopied}</p>}
      {copied === false && <TextToCopy>{message}</TextToCopy>}
    </div>
  );
}
