'use client';

import { useEffect, useRef, type SubmitEvent } from 'react';
import { emailFormWords as words } from '@/content/enquiry/enquiry-email';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { EMAIL_FIELDS, sendEmail, type EmailResult } from '@/lib/enquiry/email';
import { showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { emailSettings } from '@/lib/environment';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { prefetchToasts } from './toast-area';
import { Field } from './field';
import { Honeypot, isHoneypotFilled, leastFillTime } from './honeypot';
import { clearSent, readTyped, useKeptForm } from './form-draft';
import { MailServiceFields, mailServiceAction } from './mail-service-fields';
import { QueuedFormWords } from './queued-form-words';
import { SendInstead } from './email-fallback';
import { deliveryOf, setDelivery, useDelivery } from './use-delivery';
import { WithoutScriptsNote } from './without-scripts-note';

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

/**
 * A quote form sent by email. Submitted before hydration, it is queued; without scripts the browser posts it to the mail service.
 */
export function EmailForm({ id, texts, messageRows, toastDuration, onSent }: EmailFormProps) {
  const { sending, outcome } = useDelivery(id);
  const form = useKeptForm(id);
  const shownAt = useRef(0);
  const { labels } = texts;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const typed = () => readTyped(id, EMAIL_FIELDS);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sentForm = event.currentTarget;
    // Not the rendered state, which several submits in one tick would all see as idle.
    if (deliveryOf(id).sending) return;
    const enquiry = typed();
    setDelivery(id, { sending: true, outcome: null });
    const timer = setTimeout(() => setDelivery(id, { sending: true, outcome: { reason: 'slow', enquiry: typed() } }), LIMIT_MS);
    const result = isHoneypotFilled(sentForm)
      ? HONEYPOT_FILLED
      : await leastFillTime(shownAt.current).then(() => sendEmail(enquiry));
    clearTimeout(timer);
    if (result.ok) {
      clearSent(id, enquiry);
      setDelivery(id, { sending: false, outcome: { reason: 'sent' } });
      const onShown = () => {
        if (sentForm.isConnected) onSent?.();
      };
      showToast({ ...texts.sent, tone: 'success', duration: toastDuration, onShown });
    } else {
      console.error(`Quote email not sent (${result.reason}): ${result.detail}`);
      const reason = result.reason === 'no-answer' ? 'unknown' : 'failed';
      setDelivery(id, { sending: false, outcome: { reason, enquiry: typed() } });
      showToast({ ...texts.failed, tone: 'failure', duration: toastDuration });
    }
  };
  // The offer to send the text another way follows edits; after a sent email, an edit removes the success note.
  const onInput = () => {
    if (!outcome) return;
    setDelivery(id, { sending, outcome: outcome.reason === 'sent' ? null : { ...outcome, enquiry: typed() } });
  };

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={mailServiceAction(emailSettings)}
      data-queued="email"
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={prefetchToasts}
      className="grid grid-cols-1 gap-4"
    >
      <MailServiceFields settings={emailSettings} />
      <WithoutScriptsNote />
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
      <QueuedFormWords queued={words.sending} posted={words.posted} />
      <div role="status" className="contents">
        {sending && outcome?.reason !== 'slow' && <p className="sr-only">{words.sending}</p>}
        {outcome?.reason === 'sent' && (
          <p ref={showAboveToast} className="scroll-mb-36 font-bold">
            {words.sent}
          </p>
        )}
        {outcome && outcome.reason !== 'sent' && <SendInstead key={outcome.reason} {...outcome} />}
      </div>
    </form>
  );
}
