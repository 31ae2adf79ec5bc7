'use client';

import { useState, type SubmitEvent } from 'react';
import { sendEmail, type EmailEnquiry, type EmailResult } from '@/lib/email';
import { emailSettings } from '@/lib/environment';
import type { EmailFormCopy } from '@/lib/enquiry-copy';
import { expectToast, showToast } from '@/lib/toast-store';
import { buildWhatsAppLink } from '@/lib/whatsapp';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { BotTrap, fellIntoTrap, useMinimumFillTime } from './bot-trap';
import { Field } from './field';
import { MailServiceFields, mailServiceAction } from './mail-service-fields';
import { SendInstead } from './send-instead';
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

const TRAPPED: EmailResult = { ok: false, reason: 'refused', detail: 'The hidden field was filled in' };

type Outcome = { sent: true } | { sent: false; enquiry: EmailEnquiry };

/**
 * A quote form that goes by email. It is a real form: before scripts run, or without them, the browser posts it to the
 * mail service itself.
 */
export function EmailForm({ copy, messageRows, toastDuration, chatNumber, onSent }: EmailFormProps) {
  const { sending, submitOnce } = useSingleSubmit();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const minimumFillTime = useMinimumFillTime();
  const { labels } = copy;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void submitOnce(async () => {
      const enquiry = readEnquiry(form);
      setOutcome(null);
      const result = fellIntoTrap(form) ? TRAPPED : await minimumFillTime().then(() => sendEmail(enquiry));
      if (result.ok) {
        form.reset();
        setOutcome({ sent: true });
        showToast({ ...copy.sent, tone: 'success', duration: toastDuration });
        onSent?.();
      } else {
        console.error(`Quote email not sent (${result.reason}): ${result.detail}`);
        setOutcome({ sent: false, enquiry });
        showToast({ ...copy.failed, tone: 'failure', duration: toastDuration });
      }
    });
  };

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={mailServiceAction(emailSettings)}
      onSubmit={onSubmit}
      onFocus={expectToast}
      className="grid grid-cols-1 gap-5"
    >
      <MailServiceFields settings={emailSettings} />
      <WithoutScriptsNote chatHref={buildWhatsAppLink(chatNumber)} />
      <BotTrap />
      <Field label={labels.name} name="user_name" autoComplete="name" required mend="Enter your name." />
      <Field
        label={labels.email}
        name="user_email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        mend="Enter an email address with an @, such as name@example.com."
      />
      <Field label={labels.phone} name="user_phone" type="tel" autoComplete="tel" inputMode="tel" hint={copy.phoneHint} />
      <Field label={labels.subject} name="subject" autoComplete="off" required mend="Enter a subject, such as 24V battery for a UPS." />
      <Field
        label={labels.message}
        name="message"
        rows={messageRows}
        autoComplete="off"
        required
        mend="Write what you want to power, and for how many hours."
      />
      <Button type="submit" look="volt" aria-disabled={sending}>
        {sending && <BrandMark className="charging h-4 fill-current" />}
        {/* In an element of its own: a page that the browser translates has moved bare text, and React could not put the mark before it. */}
        <span>{sending ? copy.sending : copy.button}</span>
      </Button>
      <p role="status" className="sr-only">
        {sending && copy.sending}
      </p>
      {outcome?.sent && <p className="font-medium">Your request was sent. We answer by email.</p>}
      {outcome && !outcome.sent && <SendInstead enquiry={outcome.enquiry} chatNumber={chatNumber} />}
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
