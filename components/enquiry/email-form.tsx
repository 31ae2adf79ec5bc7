'use client';

import { useState } from 'react';
import { emailFormWords as words } from '@/content/enquiry/email-form';
import type { quotePageForm } from '@/content/enquiry/quote';
import type { quoteModal } from '@/content/enquiry/quote-modal';
import { copyText } from '@/lib/browser/copy-text';
import { askHost, hostLost } from '@/lib/browser/host-lost';
import { useStore } from '@/lib/browser/store';
import { draftOf, isSending, sendDraft } from '@/lib/enquiry/draft';
import { sendEmail, type EmailResult, type Mail, enquiryOf } from '@/lib/enquiry/email';
import { PAGE_TOAST_MS, showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { questionChatUrl, enquiryMessage, fitMessage, MESSAGE_LIMIT, messageLength } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { BrandMark } from '../ui/brand-mark';
import { ChatLink } from '../ui/external-link';
import { TextField } from '../ui/form/text-field';
import { TextToCopy } from '../ui/text-to-copy';
import { contactFields, EnquiryForm } from './enquiry-form';

interface EmailFormProps {
  /** The key under which the tab keeps what was typed. */
  id: string;
  /** The words that differ between page and modal. */
  texts: typeof quotePageForm | typeof quoteModal.form;
  /** Height of the message's box, in lines. */
  messageRows: number;
  /** Milliseconds that its toasts stay; `PAGE_TOAST_MS` by default. */
  toastDuration?: number;
  onSent?: () => void;
}

export function EmailForm({ id, texts, messageRows, toastDuration = PAGE_TOAST_MS, onSent }: EmailFormProps) {
  const [shownAt] = useState(() => performance.now());
  const sending = useStore(draftOf(id), isSending);
  const { labels } = texts;
  const { errors } = words;

  const toastOf = (result: EmailResult['result']): ToastWords => {
    if (result === 'sent' || result === 'failed') return texts[result];
    return { title: words[result].title, description: words[result].toast };
  };

  const send = async (mail: Mail, form: HTMLFormElement) => {
    const outcome = await sendDraft(id, async () =>
      (await isFromScript(form, shownAt)) ? { result: 'failed', detail: 'The hidden field was filled in' } : sendEmail(mail),
    );
    if (!outcome) return;
    const { result } = outcome;
    showToast({ ...toastOf(result), result, duration: toastDuration });
    if (result === 'sent') onSent?.();
    else console.error(`Quote email not sent (${result}): ${outcome.detail}`);
    if (result !== 'sent' || hostLost.get()) void askHost();
  };

  return (
    <EnquiryForm
      id={id}
      labels={labels}
      onSend={(mail, form) => void send(mail, form)}
      via="email"
      queuedWords={words.sending}
      status={<EmailStatus id={id} />}
    >
      <Honeypot />
      <TextField {...contactFields.name} label={labels.user_name} name="user_name" error={errors.name} />
      <TextField {...contactFields.email} label={labels.user_email} name="user_email" />
      <TextField {...contactFields.phone} label={labels.user_phone} name="user_phone" />
      <TextField label={labels.subject} name="subject" required error={errors.subject} />
      <TextField label={labels.message} name="message" rows={messageRows} required error={errors.message} />
      <button type="submit" className="control control-volt" aria-disabled={sending} data-busy={words.sending}>
        {sending && <BrandMark className="charging h-4 fill-current" />}
        <span>{sending ? words.sending : texts.button}</span>
      </button>
    </EnquiryForm>
  );
}

/** Scrolls a text into view, above the toast that covers the lower edge of a phone's screen. */
const showAboveToast = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });

function EmailStatus({ id }: { id: string }) {
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
  // The text that was copied, which `message` no longer is after an edit; false if copying failed.
  const [copied, setCopied] = useState<string | false>();
  const copy = () => {
    setCopied(undefined);
    void copyText(message).then((isCopied) => setCopied(isCopied && message));
  };
  const { title, text } = words[status];
  const length = messageLength(message);
  const tone = status === 'slow' ? 'bg-card' : 'border-danger bg-danger-ground';
  return (
    // The scroll margins keep this notice between the header and a toast.
    <div ref={showAboveToast} className={`mb-24 grid scroll-mt-20 scroll-mb-36 gap-3 rounded-surface border p-4 ${tone}`}>
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ChatLink href={questionChatUrl(fitMessage(message))}>{words.chatButton}</ChatLink>
        <button type="button" onClick={copy} className="control control-outline">
          {words.copyButton}
        </button>
      </div>
      {length > MESSAGE_LIMIT && <p>{fill(words.cut, { limit: MESSAGE_LIMIT, length })}</p>}
      {copied === message && <p>{words.copied}</p>}
      {copied === false && <p>{words.notCopied}</p>}
      {copied === false && <TextToCopy>{message}</TextToCopy>}
    </div>
  );
}

const HONEYPOT = 'website';
/** Milliseconds in which no person fills in a form; a script that does has to wait, and most give up. */
const LEAST_FILL_MS = 1000;

/** A field that people never see but spam scripts fill in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {words.honeypot}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * True if the honeypot was filled in. Empties it, so that a person whose browser filled it in can try again. Else resolves once
 * the form has been shown for `LEAST_FILL_MS`.
 *
 * @param shownAt a time of `performance.now()`
 */
async function isFromScript(form: HTMLFormElement, shownAt: number) {
  const field = form.elements.namedItem(HONEYPOT) as HTMLInputElement;
  if (field.value !== '') {
    field.value = '';
    return true;
  }
  const rest = LEAST_FILL_MS - (performance.now() - shownAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return false;
}
