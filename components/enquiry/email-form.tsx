'use client';

import { useState, type SubmitEvent } from 'react';
import { sendEmail, type EmailEnquiry, type EmailResult } from '@/lib/email';
import { emailSettings } from '@/lib/environment';
import type { EmailFormCopy } from '@/lib/enquiry-copy';
import { SILENCE_MS } from '@/lib/silence';
import { expectToast, showToast } from '@/lib/toast-store';
import { buildWhatsAppLink } from '@/lib/whatsapp';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { Field } from './field';
import { HeldFormWords } from './held-form-words';
import { Honeypot, isHoneypotFilled, useMinimumFillTime } from './honeypot';
import { MailServiceFields, mailServiceAction } from './mail-service-fields';
import { SendInstead, type SendInsteadProps } from './send-instead';
import { useSingleSubmit } from './use-single-submit';
import { WithoutScriptsNote } from './without-scripts-note';

export interface EmailFormProps {
  copy: EmailFormCopy;
  messageRows: number;
  /** How long its toasts stay, in milliseconds; the toast area's own time when left out. */
  toastDuration?: number;
  /** The chat that can take the enquiry when email fails. */
  chatNumber: string;
  onSent?: () => void;
}

const HONEYPOT_FILLED: EmailResult = { ok: false, reason: 'refused', detail: 'The hidden field was filled in' };

type Outcome = { reason: 'sent' } | (Pick<SendInsteadProps, 'reason'> & { enquiry: EmailEnquiry });

/**
 * A quote form that goes by email. It is a real form: sent before hydration it waits for it, and without scripts the
 * browser posts it to the mail service itself.
 */
export function EmailForm({ copy, messageRows, toastDuration, chatNumber, onSent }: EmailFormProps) {
  const { sending, submitOnce } = useSingleSubmit();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const minimumFillTime = useMinimumFillTime();
  const { labels, words } = copy;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void submitOnce(async () => {
      const enquiry = readEnquiry(form);
      setOutcome(null);
      const timer = setTimeout(() => setOutcome({ reason: 'slow', enquiry }), SILENCE_MS);
      const result = isHoneypotFilled(form) ? HONEYPOT_FILLED : await minimumFillTime().then(() => sendEmail(enquiry));
      clearTimeout(timer);
      if (result.ok) {
        form.reset();
        setOutcome({ reason: 'sent' });
        showToast({ ...copy.sent, tone: 'success', duration: toastDuration });
        onSent?.();
      } else {
        console.error(`Quote email not sent (${result.reason}): ${result.detail}`);
        setOutcome({ reason: result.reason === 'no-answer' ? 'unknown' : 'failed', enquiry });
        showToast({ ...copy.failed, tone: 'failure', duration: toastDuration });
      }
    });
  };

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={mailServiceAction(emailSettings)}
      data-held="email"
      onSubmit={onSubmit}
      onFocus={expectToast}
      className="grid grid-cols-1 gap-5"
    >
      <MailServiceFields settings={emailSettings} />
      <WithoutScriptsNote words={words.withoutScripts} chatHref={buildWhatsAppLink(chatNumber)} />
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
      <Field label={labels.phone} name="user_phone" type="tel" autoComplete="tel" inputMode="tel" hint={copy.phoneHint} />
      <Field label={labels.subject} name="subject" autoComplete="off" required={words.required} error={words.errors.subject} />
      <Field
        label={labels.message}
        name="message"
        rows={messageRows}
        autoComplete="off"
        required={words.required}
        error={words.errors.message}
      />
      <Button type="submit" variant="volt" aria-disabled={sending} data-busy={copy.sending}>
        {sending && <BrandMark className="charging h-4 fill-current" />}
        {/* In an element of its own: a page that the browser translates has moved bare text, and React could not put the mark before it. */}
        <span>{sending ? copy.sending : copy.button}</span>
      </Button>
      <HeldFormWords held={copy.sending} posted={words.posted} />
      <p role="status" className="sr-only">
        {sending && (outcome?.reason === 'slow' ? words.slow.title : copy.sending)}
      </p>
      {outcome?.reason === 'sent' && <p className="font-medium">{words.sent}</p>}
      {outcome && outcome.reason !== 'sent' && (
        <SendInstead key={outcome.reason} {...outcome} words={words} chatNumber={chatNumber} />
      )}
    </form>
  );
}

function readEnquiry(form: HTMLFormElement): EmailEnquiry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    user_name: text('user_name'),
    user_email: text('user_email'),
    user_phone: text('user_phone'),
    subject: text('subject'),
    message: text('message'),
  };
}
