'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { chatFormWords as words } from '@/content/enquiry/enquiry-chat';
import { clearSent } from '@/lib/enquiry/draft';
import { PAGE_TOAST_MS, showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { askChat, CHAT_FIELDS, enquiryMessage, fitMessage, MESSAGE_LIMIT, messageLength } from '@/lib/enquiry/whatsapp';
import { BrandIcon } from '../ui/brand-icon';
import { ChatLink } from '../ui/chat-link';
import { ChatNotice, type Notice } from './chat-notice';
import { EnquiryForm } from './enquiry-form';
import { Field } from './field';
import { useDraft } from './use-draft';

/** Height of the details box, in lines. */
const MESSAGE_ROWS = 4;

/** The key under which the tab keeps what was typed. */
const ID = 'contact';

/** Milliseconds in which a second click counts as part of a double click. */
const DOUBLE_CLICK_MS = 500;

export interface ChatFormProps {
  /** What the toast says once the chat is open. */
  sent: ToastWords;
}

/** The contact form: it opens WhatsApp with the message and clears itself. */
export function ChatForm({ sent }: ChatFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The notice's link to the chat. */
  const [href, setHref] = useState('');
  const { ref, read } = useDraft(ID, CHAT_FIELDS);
  const isOpening = useRef(false);
  const { labels } = words;

  const readMessage = () => {
    const enquiry = read();
    const message = enquiryMessage(enquiry);
    return { enquiry, length: messageLength(message), chat: askChat(fitMessage(message)) };
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOpening.current) return;
    const { enquiry, length, chat } = readMessage();
    setHref(chat);
    if (length > MESSAGE_LIMIT) return setNotice({ kind: 'tooLong', length });
    // Null if the tap is about five seconds old, as after a wait for hydration. With `noopener` it would always be null.
    const tab = window.open(chat, '_blank');
    if (!tab) return setNotice({ kind: 'blocked' });
    tab.opener = null;
    setNotice({ kind: 'opened' });
    showToast({ ...sent, tone: 'success', duration: PAGE_TOAST_MS });
    // Cleared later, or the second half of a double click would find required fields empty.
    isOpening.current = true;
    setTimeout(() => {
      isOpening.current = false;
      clearSent(ID, enquiry);
    }, DOUBLE_CLICK_MS);
  };
  // The link to an unopened chat follows the text as it is edited.
  const onInput = () => {
    const { length, chat } = readMessage();
    if (!notice || notice.kind === 'opened') return;
    setHref(chat);
    if (notice.kind === 'tooLong') setNotice(length > MESSAGE_LIMIT ? { kind: 'tooLong', length } : null);
  };

  return (
    <EnquiryForm
      ref={ref}
      kind="chat"
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      onSubmit={onSubmit}
      onInput={onInput}
      words={{
        queued: words.opening,
        late: (
          <>
            <p>{words.late.text}</p>
            <ChatLink href={askChat()}>{words.late.button}</ChatLink>
          </>
        ),
        posted: words.posted,
      }}
      status={notice && <ChatNotice notice={notice} href={href} />}
    >
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
      <Field label={labels.phone} name="phone" type="tel" autoComplete="tel" inputMode="tel" hint={words.phoneHint} />
      <Field label={labels.company} name="company" autoComplete="organization" hint={words.companyHint} />
      <Field
        label={labels.batteryType}
        name="batteryType"
        options={[words.batteryTypePrompt, ...words.batteryTypes]}
        required={words.required}
        error={words.errors.batteryType}
      />
      <Field label={labels.quantity} name="quantity" inputMode="numeric" />
      <div className="sm:col-span-2">
        <Field label={labels.message} name="message" rows={MESSAGE_ROWS} />
      </div>
      <button
        type="submit"
        data-busy={words.opening}
        className="control bg-chat text-on-chat hover:bg-chat-pressed sm:col-span-2"
      >
        <BrandIcon name="WhatsApp" />
        <span>{words.button}</span>
      </button>
    </EnquiryForm>
  );
}
