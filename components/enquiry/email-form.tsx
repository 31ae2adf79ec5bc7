'use client';

import { useEffect, useRef, type SubmitEvent } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import { isSending, sendDraft } from '@/lib/enquiry/draft';
import { EMAIL_FIELDS, sendEmail, type EmailResult } from '@/lib/enquiry/email';
import { showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { TextField } from '../ui/form/text-field';
import { EmailStatus } from './email-status';
import { EnquiryForm } from './enquiry-form';
import { Honeypot, isHoneypotFilled, leastFillTime } from './honeypot';
import { useDraftForm, useDraftPart } from './use-draft';

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
  /** Called when the email was sent, if the form is still in the page. */
  onSent?: () => void;
}

const HONEYPOT_FILLED: EmailResult = { result: 'failed', detail: 'The hidden field was filled in' };

/** A quote form sent by email. */
export function EmailForm({ id, texts, messageRows, toastDuration, onSent }: EmailFormProps) {
  const { ref, read } = useDraftForm(id, EMAIL_FIELDS);
  const shownAt = useRef(0);
  const { labels } = texts;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const enquiry = read();
    const sent = await sendDraft(id, async () =>
      isHoneypotFilled(form) ? HONEYPOT_FILLED : leastFillTime(shownAt.current).then(() => sendEmail(enquiry)),
    );
    if (!sent) return;
    const { result } = sent;
    showToast({ ...(result === 'sent' ? texts.sent : texts.failed), result, duration: toastDuration });
    if (result !== 'sent') console.error(`Quote email not sent (${result}): ${sent.detail}`);
    else if (form.isConnected) onSent?.();
  };

  return (
    <EnquiryForm
      ref={ref}
      kind="email"
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => void onSubmit(event)}
      onInput={read}
      words={{ queued: words.sending, posted: words.posted }}
      status={<EmailStatus id={id} />}
    >
      <Honeypot label={words.honeypot} />
      <TextField label={labels.name} name="user_name" autoComplete="name" required error={words.errors.name} />
      <TextField
        label={labels.email}
        name="user_email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={words.errors.email}
      />
      <TextField label={labels.phone} name="user_phone" type="tel" autoComplete="tel" inputMode="tel" hint={words.phoneHint} />
      <TextField label={labels.subject} name="subject" required error={words.errors.subject} />
      <TextField label={labels.message} name="message" rows={messageRows} required error={words.errors.message} />
      <SendButton id={id}>{texts.button}</SendButton>
    </EnquiryForm>
  );
}

function SendButton({ id, children }: { id: string; children: string }) {
  const sending = useDraftPart(id, isSending);
  return (
    <Button type="submit" variant="volt" aria-disabled={sending} data-busy={words.sending}>
      {sending && <BrandMark className="charging h-4 fill-current" />}
      <span>{sending ? words.sending : children}</span>
    </Button>
  );
}
