'use client';

import { useEffect, useRef, type SubmitEvent } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import { sendDraft } from '@/lib/enquiry/draft';
import { EMAIL_FIELDS, sendEmail, type EmailResult } from '@/lib/enquiry/email';
import { showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { EmailFallback } from './email-fallback';
import { EnquiryForm } from './enquiry-form';
import { Field } from './field';
import { Honeypot, isHoneypotFilled, leastFillTime } from './honeypot';
import { useDraft } from './use-draft';

export interface EmailFormProps {
  /** The key under which the tab keeps what was typed. */
  id: string;
  /** The words that differ between page and modal. */
  texts: {
    labels: Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;
    button: string;
    sent: ToastWords;
    failed: ToastWords;
  };
  messageRows: number;
  /** Milliseconds that its toasts stay; `TOAST_MS` by default. */
  toastDuration?: number;
  /** Called when the success toast shows, if the form is still in the page. */
  onSent?: () => void;
}

/** The toast covers the lower edge of a phone's screen. */
const showAboveToast = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });

const HONEYPOT_FILLED: EmailResult = { ok: false, reason: 'refused', detail: 'The hidden field was filled in' };

/** A quote form sent by email. */
export function EmailForm({ id, texts, messageRows, toastDuration, onSent }: EmailFormProps) {
  const { draft, typed, ref, read } = useDraft(id, EMAIL_FIELDS);
  const { sending, outcome } = draft;
  const shownAt = useRef(0);
  const { labels } = texts;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const enquiry = read();
    const result = await sendDraft(id, async () =>
      isHoneypotFilled(form) ? HONEYPOT_FILLED : leastFillTime(shownAt.current).then(() => sendEmail(enquiry)),
    );
    if (!result) return;
    if (result.ok) {
      const onShown = () => {
        if (form.isConnected) onSent?.();
      };
      showToast({ ...texts.sent, tone: 'success', duration: toastDuration, onShown });
    } else {
      console.error(`Quote email not sent (${result.reason}): ${result.detail}`);
      showToast({ ...texts.failed, tone: 'failure', duration: toastDuration });
    }
  };

  return (
    <EnquiryForm
      ref={ref}
      kind="email"
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => void onSubmit(event)}
      onInput={read}
      words={{ queued: words.sending, posted: words.posted }}
      status={
        <>
          {sending && outcome?.reason !== 'slow' && <p className="sr-only">{words.sending}</p>}
          {outcome?.reason === 'sent' && (
            <p ref={showAboveToast} className="scroll-mb-36 font-bold">
              {outcome.isEdited ? words.sentBeforeEdits : words.sent}
            </p>
          )}
          {outcome && outcome.reason !== 'sent' && <EmailFallback key={outcome.reason} reason={outcome.reason} enquiry={typed} />}
        </>
      }
    >
      <Honeypot label={words.honeypot} />
      <Field label={labels.name} name="user_name" autoComplete="name" required={words.required} error={words.errors.name} />
      <Field
        label={labels.email}
        name="user_email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required={words.required}
        error={words.errors.email}
      />
      <Field label={labels.phone} name="user_phone" type="tel" autoComplete="tel" inputMode="tel" hint={words.phoneHint} />
      <Field label={labels.subject} name="subject" required={words.required} error={words.errors.subject} />
      <Field label={labels.message} name="message" rows={messageRows} required={words.required} error={words.errors.message} />
      <Button type="submit" variant="volt" aria-disabled={sending} data-busy={words.sending}>
        {sending && <BrandMark className="charging h-4 fill-current" />}
        {/* In an element, because browser translation moves bare text, and React could then not insert the mark before it. */}
        <span>{sending ? words.sending : texts.button}</span>
      </Button>
    </EnquiryForm>
  );
}
