'use client';

import { useState, type SubmitEvent } from 'react';
import { emailSettings } from '@/lib/environment';
import { expectToast, PAGE_TOAST_MS, showToast } from '@/lib/toast-store';
import { buildWhatsAppLink, enquiryMessage, fitMessage, MESSAGE_LIMIT, messageLength, type ChatEnquiry } from '@/lib/whatsapp';
import { BrandIcon } from '../ui/brand-icon';
import { ChatLink } from '../ui/chat-link';
import { Field } from './field';
import { MailServiceFields, mailServiceAction } from './mail-service-fields';
import { WithoutScriptsNote } from './without-scripts-note';

export interface ChatFormProps {
  labels: Record<keyof ChatEnquiry, string>;
  batteryTypePrompt: string;
  batteryTypes: readonly string[];
  button: string;
  phoneHint: string;
  chatNumber: string;
  opened: { title: string; description: string };
}

/** Lines of the details box. */
const MESSAGE_ROWS = 4;

type Notice = { kind: 'opened' | 'blocked'; href: string } | { kind: 'too-long'; href: string; length: number } | null;

/**
 * The contact form: it writes a chat message, opens WhatsApp with it and clears itself. Before scripts run, or without
 * them, it goes by email.
 */
export function ChatForm({ labels, batteryTypePrompt, batteryTypes, button, phoneHint, chatNumber, opened }: ChatFormProps) {
  const [notice, setNotice] = useState<Notice>(null);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = enquiryMessage(readEnquiry(form));
    const length = messageLength(message);
    const href = buildWhatsAppLink(chatNumber, fitMessage(message));
    if (length > MESSAGE_LIMIT) {
      setNotice({ kind: 'too-long', href, length });
      return;
    }
    // Not `noopener`: it would return null as a blocked window does.
    const chat = window.open(href, '_blank');
    if (!chat) {
      setNotice({ kind: 'blocked', href });
      return;
    }
    chat.opener = null;
    setNotice({ kind: 'opened', href });
    form.reset();
    showToast({ ...opened, tone: 'success', duration: PAGE_TOAST_MS });
  };

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={mailServiceAction(emailSettings)}
      onSubmit={onSubmit}
      onFocus={expectToast}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <MailServiceFields settings={emailSettings} />
      <WithoutScriptsNote chatHref={buildWhatsAppLink(chatNumber)} />
      <Field label={labels.name} name="name" autoComplete="name" required mend="Enter your full name." />
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        mend="Enter an email address with an @, such as name@example.com."
      />
      <Field label={labels.phone} name="phone" type="tel" autoComplete="tel" inputMode="tel" hint={phoneHint} />
      <Field label={labels.company} name="company" autoComplete="organization" hint="If you buy for one." />
      <Field
        label={labels.batteryType}
        name="batteryType"
        options={[batteryTypePrompt, ...batteryTypes]}
        required
        mend="Choose a battery type. Not sure? Choose Custom Solution."
      />
      <Field label={labels.quantity} name="quantity" autoComplete="off" inputMode="numeric" />
      <div className="sm:col-span-2">
        <Field label={labels.message} name="message" rows={MESSAGE_ROWS} autoComplete="off" />
      </div>
      <button type="submit" className="control bg-chat text-on-chat hover:bg-chat-pressed sm:col-span-2">
        <BrandIcon name="WhatsApp" />
        {button}
      </button>
      <div role="status" className="sm:col-span-2">
        {notice && <ChatNotice notice={notice} />}
      </div>
    </form>
  );
}

const CHAT_LABELS = {
  opened: 'Open the chat again',
  blocked: 'Open the chat',
  'too-long': 'Open the chat with the first part',
} as const;

/** What became of the message, in words that stay, and the chat to open by hand. */
function ChatNotice({ notice }: { notice: NonNullable<Notice> }) {
  const ground = notice.kind === 'opened' ? 'border-line bg-card' : 'border-danger bg-danger-ground';
  return (
    <div className={`grid justify-items-start gap-3 rounded-surface border p-4 ${ground}`}>
      {notice.kind === 'opened' && <p>Your message is written out in WhatsApp. Press send there, and it is on its way.</p>}
      {notice.kind === 'blocked' && <p>Your browser did not open WhatsApp by itself. Your message is ready; open the chat here:</p>}
      {notice.kind === 'too-long' && (
        <p>
          WhatsApp takes at most {MESSAGE_LIMIT} characters and this message has {notice.length}. Nothing was lost: shorten the
          details above and send again, or open the chat with the first part and send the rest there.
        </p>
      )}
      <ChatLink href={notice.href}>{CHAT_LABELS[notice.kind]}</ChatLink>
    </div>
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
