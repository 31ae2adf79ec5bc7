'use client';

import { type ReactNode, useCallback } from 'react';
import { emailError, phoneHint, posted, withoutScripts } from '@/content/enquiry/enquiry-form';
import { draftOf, noteTyped } from '@/lib/enquiry/draft';
import { emailSettings } from '@/lib/enquiry/email-settings';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/external-link';
import type { Field } from '../ui/form/text-field';
import { prefetchToasts } from './toast-area';

/** The attributes of the fields that all enquiry forms have. */
export const contactFields = {
  name: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, error: emailError },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: phoneHint },
} as const;

type WayByChat = Record<'text' | 'chatButton', string>;

interface EnquiryFormProps<Name extends string> {
  /** The key under which the tab keeps what was typed. */
  id: string;
  labels: Labels<Name>;
  className?: string;
  onSend: (values: Readonly<Record<Name, string>>, form: HTMLFormElement) => void;
  /** After a long wait for hydration an email is posted; for a chat, `lateWords` say what to do instead. */
  via: 'email' | 'chat';
  /** Read aloud while the form, submitted before hydration, is queued: `scripts/late-hydration/queued-forms.ts`. */
  queuedWords: string;
  lateWords?: WayByChat;
  status: ReactNode;
  children: ReactNode;
}

/**
 * A form that scripts submit; its busy button says its `data-busy`. Submitted before hydration, it is queued; without scripts the
 * browser posts it to the mail service, always by POST, so that no typed text appears in an address.
 */
export function EnquiryForm<Name extends string>(props: EnquiryFormProps<Name>) {
  const { id, labels, className = '', onSend, via, queuedWords, lateWords, status, children } = props;
  return (
    <form
      ref={useDraftForm(id, labels)}
      method="post"
      encType="multipart/form-data"
      action={`${emailSettings.origin}/api/v1.0/email/send-form`}
      data-queued={via}
      onFocus={prefetchToasts}
      onInput={({ currentTarget }) => saveDraft(id, currentTarget, labels)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(saveDraft(id, event.currentTarget, labels), event.currentTarget);
      }}
      className={`grid grid-cols-1 gap-4 [&_[aria-busy]::after]:[content:attr(data-busy)] [&_[aria-busy]>span]:hidden ${className}`}
    >
      <input type="hidden" name="service_id" value={emailSettings.serviceId} />
      <input type="hidden" name="template_id" value={emailSettings.templateId} />
      <input type="hidden" name="user_id" value={emailSettings.publicKey} />
      {/* How the form works where JavaScript is off, and a chat link that always works. */}
      <noscript className="col-span-full">
        <ChatInstead {...withoutScripts} />
      </noscript>
      {children}
      <div role="status" className="col-span-full">
        <p data-words="queued" hidden className="sr-only">
          {queuedWords}
        </p>
        {lateWords && (
          <div data-words="late" hidden>
            <ChatInstead {...lateWords} />
          </div>
        )}
        <p data-words="posted" hidden className="panel border bg-card">
          {posted}
        </p>
        {status}
      </div>
    </form>
  );
}

function ChatInstead({ text, chatButton }: WayByChat) {
  return (
    <div className="grid panel justify-items-start gap-3 border bg-card print:hidden">
      <p>{text}</p>
      <ChatLink href={questionChatUrl()}>{chatButton}</ChatLink>
    </div>
  );
}

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Reads the fields that have labels into the form's draft; called on each input and before the values are used, because what was
 * typed before hydration is put back without an event.
 */
export function saveDraft<Name extends string>(id: string, form: HTMLFormElement, labels: Labels<Name>): Record<Name, string> {
  // Blanks alone count as empty, also those typed before hydration; the field has a message of its own.
  for (const field of form.querySelectorAll<Field>(':required')) {
    field.setCustomValidity(/^\s+$/.test(field.value) ? ' ' : '');
  }
  const typed = new FormData(form);
  const values = Object.fromEntries(Object.keys(labels).map((name) => [name, typed.get(name)])) as Record<Name, string>;
  noteTyped(id, values);
  return values;
}

/**
 * The `ref` of a form: fills it in from its draft, and empties it once it was sent. Browsers themselves restore only fields that
 * were in the document's HTML.
 */
function useDraftForm(id: string, labels: Labels<string>) {
  return useCallback(
    (form: HTMLFormElement) => {
      const draft = draftOf(id);
      for (const [name, value] of Object.entries(draft.get().values)) {
        const field = name in labels && form.elements.namedItem(name);
        if (field) (field as Field).value ||= value;
      }
      const read = () => void saveDraft(id, form, labels);
      read();
      const unsubscribe = draft.subscribe(() => Object.keys(draft.get().values).length === 0 && form.reset());
      // Saves again when the tab is hidden, the last event that a tab is sure to get.
      document.addEventListener('visibilitychange', read);
      return () => {
        unsubscribe();
        document.removeEventListener('visibilitychange', read);
      };
    },
    [id, labels],
  );
}
