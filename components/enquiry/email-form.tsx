'use client';

import { useEffect, useRef, type SubmitEvent } from 'react';
import { emailFormWords as words } from '@/content/enquiry-email';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { EMAIL_FIELDS, sendEmail, type EmailResult } from '@/lib/enquiry/email';
import { showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { buildWhatsAppLink } from '@/lib/enquiry/whatsapp';
import { emailSettings } from '@/lib/environment';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { prefetchToasts } from '../ui/toast-area';
import { Field } from './field';
import { Honeypot, isHoneypotFilled, leastFillTime } from './honeypot';
import { clearSent, readTyped, useKeptForm } from './kept-form';
import { MailServiceFields, mailServiceAction } from './mail-service-fields';
import { QueuedFormWords } from './queued-form-words';
import { SendInstead } from './send-instead';
import { deliveryOf, setDelivery, useDelivery } from './use-delivery';
import { WithoutScriptsNote } from './without-scripts-note';

export interface EmailFormProps {
  /** By which the tab remembers what was typed. */
  id: string;
  /** What page and modal say each in their own words. */
  own: {
    labels: Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;
    button: string;
    sent: ToastWords;
    failed: ToastWords;
  };
  messageRows: number;
  /** How long its toasts stay, in milliseconds; the toast area's own time when left out. */
  toastDuration?: number;
  /** The chat that can take the enquiry when email fails. */
  chatNumber: string;
  /** Called with the toast that says so, if the form is still there. */
  onSent?: () => void;
}

const HONEYPOT_FILLED: EmailResult = { ok: false, reason: 'refused', detail: 'The hidden field was filled in' };

/**
 * A quote form that goes by email. It is a real form: sent before hydration it waits for it, and without scripts the
 * browser posts it to the mail service itself.
 */
export function EmailForm({ id, own, messageRows, toastDuration, chatNumber, onSent }: EmailFormProps) {
  const { sending, outcome } = useDelivery(id);
  const form = useKeptForm(id);
  const shownAt = useRef(0);
  const { labels } = own;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const typed = () => readTyped(id, EMAIL_FIELDS);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sentForm = event.currentTarget;
    // Not the rendered state: three submits in one tick would all find it idle.
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
      showToast({ ...own.sent, tone: 'success', duration: toastDuration, onShown });
    } else {
      console.error(`Quote email not sent (${result.reason}): ${result.detail}`);
      const reason = result.reason === 'no-answer' ? 'unknown' : 'failed';
      setDelivery(id, { sending: false, outcome: { reason, enquiry: typed() } });
      showToast({ ...own.failed, tone: 'failure', duration: toastDuration });
    }
  };
  // What is offered instead of the email carries the text as it stands; a text after the one that was sent is not sent.
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
      <Field label={labels.phone} name="user_phone" type="tel" autoComplete="tel" inputMode="tel" hint={words.phoneHint} />
      <Field label={labels.subject} name="subject" required={words.required} error={words.errors.subject} />
      <Field label={labels.message} name="message" rows={messageRows} required={words.required} error={words.errors.message} />
      <Button type="submit" variant="volt" aria-disabled={sending} data-busy={words.sending}>
        {sending && <BrandMark className="charging h-4 fill-current" />}
        {/* In an element of its own: a page that the browser translates has moved bare text, and React could not put the mark before it. */}
        <span>{sending ? words.sending : own.button}</span>
      </Button>
      <QueuedFormWords queued={words.sending} posted={words.posted} />
      <div role="status" className="contents">
        {sending && outcome?.reason !== 'slow' && <p className="sr-only">{words.sending}</p>}
        {outcome?.reason === 'sent' && <p className="font-medium">{words.sent}</p>}
        {outcome && outcome.reason !== 'sent' && <SendInstead key={outcome.reason} {...outcome} chatNumber={chatNumber} />}
      </div>
    </form>
  );
}
