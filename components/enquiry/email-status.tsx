'use client';

import { useState } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import { copyText } from '@/lib/browser/copy-text';
import { useStore } from '@/lib/browser/store';
import { draftOf } from '@/lib/enquiry/draft';
import { enquiryOf } from '@/lib/enquiry/email';
import { enquiryMessage } from '@/lib/enquiry/enquiry-message';
import { askChat, fitMessage } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';
import { TextToCopy } from '../ui/text-to-copy';

/** The toast covers the lower edge of a phone's screen. */
const showAboveToast = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });

export function EmailStatus({ id }: { id: string }) {
  const status = useStore(draftOf(id), (draft) => draft.status);
  if (status === 'open') return null;
  if (status === 'sending') return <p className="sr-only">{words.sending}</p>;
  if (status === 'sent' || status === 'sentBeforeEdits') {
    return (
      <p ref={showAboveToast} className="scroll-mb-36 rounded-surface border-2 border-ink bg-card p-4 text-h4 font-bold">
        {words[status]}
      </p>
    );
  }
  return <EmailFallback key={status} id={id} status={status} />;
}

/** Offers to send an email that did not go, or may not have, by chat, or to copy its text. */
function EmailFallback({ id, status }: { id: string; status: 'slow' | 'failed' | 'refused' | 'unknown' }) {
  const message = useStore(draftOf(id), ({ values }) => enquiryMessage(enquiryOf(values)));
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    setCopied(null);
    void copyText(message).then(setCopied);
  };
  const { title, text } = words[status];
  const tone = status === 'slow' ? 'bg-card' : 'border-danger bg-danger-ground';
  return (
    // The scroll margins keep it between the bar and a toast.
    <div ref={showAboveToast} className={`grid scroll-mt-20 scroll-mb-36 gap-3 rounded-surface border p-4 mb-24 ${tone}`}>
      <p>
        <strong className="font-bold">{title}</strong> <span>{text}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ChatLink href={askChat(fitMessage(message))}>{words.chatButton}</ChatLink>
        <button type="button" onClick={copy} className="control control-outline">
          {words.copyButton}
        </button>
      </div>
      {copied !== null && <p>{copied ? words.copied : words.notCopied}</p>}
      {copied === false && <TextToCopy>{message}</TextToCopy>}
    </div>
  );
}
