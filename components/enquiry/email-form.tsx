'use client';

import { useState } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import type { quoteModal, quotePageForm } from '@/content/enquiry/quote';
import { askHost } from '@/lib/browser/connection';
import { isSending, sendDraft, type Draft } from '@/lib/enquiry/draft';
import { sendEmail } from '@/lib/enquiry/email';
import { showToast } from '@/lib/enquiry/toast-store';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { TextField } from '../ui/form/text-field';
import { EmailStatus } from './email-status';
import { EnquiryForm } from './enquiry-form';
import { Honeypot, isFromScript } from './honeypot';
import { useDraftPart } from './use-draft';

export interface EmailFormProps {
  /** The key under which the tab keeps what was typed. */
  id: string;
  /** The words that differ between page and modal. */
  texts: typeof quotePageForm | typeof quoteModal.form;
  messageRows: number;
  /** Milliseconds that its toasts stay; `TOAST_MS` by default. */
  toastDuration?: number;
  /** Called when the email was sent, if the form is still in the page. */
  onSent?: () => void;
}

/** A quote form sent by email. */
export function EmailForm({ id, texts, messageRows, toastDuration, onSent }: EmailFormProps) {
  const [shownAt] = useState(() => performance.now());
  const sending = useDraftPart(id, isSending);
  const { labels } = texts;
  const { errors } = words;

  const send = async (enquiry: Draft['values'], form: HTMLFormElement) => {
    const sent = await sendDraft(id, async () =>
      (await isFromScript(form, shownAt)) ? { result: 'failed', detail: 'The hidden field was filled in' } : sendEmail(enquiry),
    );
    if (!sent) return;
    const { result } = sent;
    showToast({ ...(result === 'sent' ? texts.sent : texts.failed), result, duration: toastDuration });
    if (result !== 'sent') {
      console.error(`Quote email not sent (${result}): ${sent.detail}`);
      void askHost();
    } else if (form.isConnected) onSent?.();
  };

  return (
    <EnquiryForm
      id={id}
      kind="email"
      onSend={(enquiry, form) => void send(enquiry, form)}
      labels={labels}
      nameError={errors.name}
      queued={words.sending}
      status={<EmailStatus id={id} />}
    >
      <Honeypot label={words.honeypot} />
      <TextField label={labels.subject} name="subject" required error={errors.subject} />
      <TextField label={labels.message} name="message" rows={messageRows} required error={errors.message} />
      <Button type="submit" variant="volt" aria-disabled={sending} data-busy={words.sending}>
        {sending && <BrandMark className="charging h-4 fill-current" />}
        <span>{sending ? words.sending : texts.button}</span>
      </Button>
    </EnquiryForm>
  );
}
