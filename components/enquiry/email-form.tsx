'use client';

import { useState } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import type { quoteModal, quotePageForm } from '@/content/enquiry/quote';
import { askHost } from '@/lib/browser/host-lost';
import { useStore } from '@/lib/browser/store';
import { draftOf, isSending, sendDraft } from '@/lib/enquiry/draft';
import { sendEmail, type EmailResult, type Mail } from '@/lib/enquiry/email';
import { PAGE_TOAST_MS, showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { BrandMark } from '../ui/brand-mark';
import { TextField } from '../ui/form/text-field';
import { EmailStatus } from './email-status';
import { contactFields, EnquiryForm } from './enquiry-form';
import { Honeypot, isFromScript } from './honeypot';

export interface EmailFormProps {
  /** The key under which the tab keeps what was typed. */
  id: string;
  /** The words that differ between page and modal. */
  texts: typeof quotePageForm | typeof quoteModal.form;
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
    const sent = await sendDraft(id, async () =>
      (await isFromScript(form, shownAt)) ? { result: 'failed', detail: 'The hidden field was filled in' } : sendEmail(mail),
    );
    if (!sent) return;
    const { result } = sent;
    showToast({ ...toastOf(result), result, duration: toastDuration });
    if (result !== 'sent') {
      console.error(`Quote email not sent (${result}): ${sent.detail}`);
      void askHost();
    } else onSent?.();
  };

  return (
    <EnquiryForm
      id={id}
      labels={labels}
      onSend={(mail, form) => void send(mail, form)}
      queued={words.sending}
      status={<EmailStatus id={id} />}
    >
      <Honeypot label={words.honeypot} />
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
