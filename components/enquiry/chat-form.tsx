'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { chatFormWords as words } from '@/content/enquiry/chat-form';
import { useStore } from '@/lib/browser/store';
import { draftOf, noteOpened } from '@/lib/enquiry/draft';
import { PAGE_TOAST_MS, showToast, type ToastWords } from '@/lib/enquiry/toast-store';
import { questionChatUrl, enquiryMessage, fitMessage, MESSAGE_LIMIT, messageLength, type Enquiry } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { ChatLink } from '../ui/external-link';
import { TextField } from '../ui/form/text-field';
import { WhatsAppIcon } from '../ui/whatsapp-icon';
import { contactFields, EnquiryForm, saveDraft } from './enquiry-form';

/** The key under which the tab keeps what was typed. */
const ID = 'contact';

/** The contact form: it opens WhatsApp with the message and clears itself. */
export function ChatForm({ sent }: { sent: ToastWords }) {
  const [notice, setNotice] = useState<Notice>();
  const { labels, errors } = words;

  const openChat = (enquiry: Enquiry) => {
    const message = enquiryMessage(enquiry);
    if (messageLength(message) > MESSAGE_LIMIT) return setNotice({ kind: 'tooLong' });
    // `open` returns null if the tap is about five seconds old, as after a wait for hydration; with `noopener` it always would.
    const tab = window.open(questionChatUrl(message), '_blank');
    if (!tab) return setNotice({ kind: 'blocked' });
    tab.opener = null;
    noteOpened(ID, message);
    setNotice({ kind: 'opened' });
    showToast({ ...sent, result: 'sent', duration: PAGE_TOAST_MS });
  };

  // Another click, such as the second of a double click, would find the required fields of the cleared form empty.
  const repeatNotice = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (notice?.kind !== 'opened' || !form || Object.values(saveDraft(ID, form, labels)).join('') !== '') return;
    event.preventDefault();
    setNotice({ ...notice });
  };

  return (
    <EnquiryForm
      id={ID}
      labels={labels}
      className="sm:grid-cols-2"
      onSend={openChat}
      via="chat"
      queuedWords={words.opening}
      lateWords={{ text: words.late, chatButton: words.openChat }}
      status={<ChatNotice notice={notice} />}
    >
      <TextField {...contactFields.name} label={labels.name} name="name" error={errors.name} />
      <TextField {...contactFields.email} label={labels.email} name="email" />
      <TextField {...contactFields.phone} label={labels.phone} name="phone" />
      <TextField label={labels.company} name="company" autoComplete="organization" hint={words.companyHint} />
      <TextField
        label={labels.batteryType}
        name="batteryType"
        options={[words.batteryTypePrompt, ...words.batteryTypes]}
        required
        error={errors.batteryType}
      />
      <TextField label={labels.quantity} name="quantity" inputMode="numeric" />
      <div className="sm:col-span-2">
        <TextField label={labels.message} name="message" rows={4} />
      </div>
      <button type="submit" data-busy={words.opening} onClick={repeatNotice} className="control control-chat sm:col-span-2">
        <WhatsAppIcon />
        <span>{words.button}</span>
      </button>
    </EnquiryForm>
  );
}

interface Notice {
  kind: 'opened' | 'blocked' | 'tooLong';
}

/** The result in words, with a link to the chat. That of an opened chat survives a reload: the chat may replace the page. */
function ChatNotice({ notice }: { notice?: Notice }) {
  const panel = useRef<HTMLDivElement>(null);
  const { values, opened } = useStore(draftOf(ID), (draft) => draft);
  useEffect(() => {
    if (!notice) return;
    // The toast covers the lower edge of a phone's screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (notice.kind === 'blocked') panel.current?.querySelector('a')?.focus();
  }, [notice]);

  const kind = notice?.kind ?? (opened && 'opened');
  const isTyped = Object.values(values).join('') !== '';
  // The link to an unopened chat follows the text as it is edited.
  const message = kind === 'opened' && opened ? opened : enquiryMessage(values);
  const length = messageLength(message);
  if (!kind || (kind === 'tooLong' && length <= MESSAGE_LIMIT)) return null;
  const tone = kind === 'opened' ? 'bg-card' : 'border-danger bg-danger-ground';
  return (
    <div ref={panel} className={`grid scroll-mb-36 justify-items-start gap-3 rounded-surface border p-4 ${tone}`}>
      <p className={kind === 'opened' && !isTyped ? 'text-h4 font-bold' : ''}>
        {fill(words[kind === 'opened' && isTyped ? 'openedBefore' : kind], { limit: MESSAGE_LIMIT, length })}
      </p>
      <ChatLink href={questionChatUrl(fitMessage(message))}>{words.openChat}</ChatLink>
    </div>
  );
}
