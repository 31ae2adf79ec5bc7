'use client';

import { useState, type SubmitEvent } from 'react';
import { emailSettings } from '@/lib/environment';
import type { ChatFormCopy } from '@/lib/enquiry-copy';
import { expectToast, PAGE_TOAST_MS, showToast } from '@/lib/toast-store';
import { buildWhatsAppLink, enquiryMessage, fitMessage, MESSAGE_LIMIT, messageLength, type ChatEnquiry } from '@/lib/whatsapp';
import { BrandIcon } from '../ui/brand-icon';
import { ChatNotice, type Notice } from './chat-notice';
import { Field } from './field';
import { HeldFormWords } from './held-form-words';
import { MailServiceFields, mailServiceAction } from './mail-service-fields';
import { WithoutScriptsNote } from './without-scripts-note';

export interface ChatFormProps {
  copy: ChatFormCopy;
  chatNumber: string;
}

/** Lines of the details box. */
const MESSAGE_ROWS = 4;

/**
 * The contact form: it writes a chat message, opens WhatsApp with it and clears itself. Sent before hydration it waits for
 * it; without scripts it goes by email.
 */
export function ChatForm({ copy, chatNumber }: ChatFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const { labels, words } = copy;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = enquiryMessage(readEnquiry(form));
    const length = messageLength(message);
    const href = buildWhatsAppLink(chatNumber, fitMessage(message));
    if (length > MESSAGE_LIMIT) {
      setNotice({ kind: 'tooLong', href, length });
      return;
    }
    // Null once the tap is some five seconds old, as after a wait for hydration. Not `noopener`: it would be null, too.
    const chat = window.open(href, '_blank');
    if (!chat) {
      setNotice({ kind: 'blocked', href });
      return;
    }
    chat.opener = null;
    setNotice({ kind: 'opened', href });
    form.reset();
    showToast({ ...copy.opened, tone: 'success', duration: PAGE_TOAST_MS });
  };

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={mailServiceAction(emailSettings)}
      data-held="chat"
      onSubmit={onSubmit}
      onFocus={expectToast}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <MailServiceFields settings={emailSettings} />
      <WithoutScriptsNote words={words.withoutScripts} chatHref={buildWhatsAppLink(chatNumber)} />
      <Field label={labels.name} name="name" autoComplete="name" required={words.required} error={words.errors.name} />
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required={words.required}
        error={words.errors.email}
      />
      <Field label={labels.phone} name="phone" type="tel" autoComplete="tel" inputMode="tel" hint={copy.phoneHint} />
      <Field label={labels.company} name="company" autoComplete="organization" hint={words.companyHint} />
      <Field
        label={labels.batteryType}
        name="batteryType"
        options={[copy.batteryTypePrompt, ...copy.batteryTypes]}
        required={words.required}
        error={words.errors.batteryType}
      />
      <Field label={labels.quantity} name="quantity" autoComplete="off" inputMode="numeric" />
      <div className="sm:col-span-2">
        <Field label={labels.message} name="message" rows={MESSAGE_ROWS} autoComplete="off" />
      </div>
      <button
        type="submit"
        data-busy={words.opening}
        className="control bg-chat text-on-chat hover:bg-chat-pressed sm:col-span-2"
      >
        <BrandIcon name="WhatsApp" />
        <span>{copy.button}</span>
      </button>
      <HeldFormWords held={words.opening} posted={words.posted} />
      <div role="status" className="sm:col-span-2">
        {notice && <ChatNotice notice={notice} words={words} />}
      </div>
    </form>
  );
}

function readEnquiry(form: HTMLFormElement): ChatEnquiry {
  const data = new FormData(form);
  const text = (name: keyof ChatEnquiry) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    batteryType: text('batteryType'),
    quantity: text('quantity'),
    message: text('message'),
  };
}
