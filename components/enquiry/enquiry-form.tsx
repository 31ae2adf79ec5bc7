import type { ReactNode } from 'react';
import { emailError, phoneHint, posted, withoutScripts } from '@/content/enquiry/enquiry-form';
import type { Draft } from '@/lib/enquiry/draft';
import { askChat } from '@/lib/enquiry/whatsapp';
import { emailSettings } from '@/lib/enquiry/email-settings';
import { ChatLink } from '../ui/chat-link';
import { TextField } from '../ui/form/text-field';
import { prefetchToasts } from './toast-area';
import { readForm, useDraftForm } from './use-draft';

interface WayByChat {
  text: string;
  chatButton: string;
}

export interface EnquiryFormProps {
  /** The key under which the tab keeps what was typed. */
  id: string;
  /** What scripts do with it. */
  kind: 'email' | 'chat';
  className?: string;
  onSend: (enquiry: Draft['values'], form: HTMLFormElement) => void;
  labels: Record<'name' | 'email' | 'phone', string>;
  nameError: string;
  /** Read aloud while the form, submitted before hydration, is queued: `scripts/late-hydration/queued-forms.ts`. */
  queued: string;
  /** Shown after a long wait for hydration: what the visitor can do instead. */
  late?: WayByChat;
  /** What the form says of its result. */
  status: ReactNode;
  /** Its further fields. */
  children: ReactNode;
}

/**
 * A form that scripts submit. Submitted before hydration, it is queued; without scripts the browser posts it to the mail
 * service, always by POST, so that no typed text appears in an address.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, kind, className = '', onSend, labels, nameError, queued, late, status, children } = props;
  // The mail template's names.
  const prefix = kind === 'email' ? 'user_' : '';
  return (
    <form
      ref={useDraftForm(id)}
      method="post"
      encType="multipart/form-data"
      action={`${emailSettings.origin}/api/v1.0/email/send-form`}
      data-queued={kind}
      onFocus={prefetchToasts}
      onInput={({ currentTarget }) => readForm(id, currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(readForm(id, event.currentTarget), event.currentTarget);
      }}
      className={`enquiry grid grid-cols-1 gap-4 ${className}`}
    >
      <input type="hidden" name="service_id" value={emailSettings.serviceId} />
      <input type="hidden" name="template_id" value={emailSettings.templateId} />
      <input type="hidden" name="user_id" value={emailSettings.publicKey} />
      {/* How the form works where JavaScript is off, and a chat link that always works. */}
      <noscript className="col-span-full">
        <ChatInstead {...withoutScripts} />
      </noscript>
      <TextField label={labels.name} name={`${prefix}name`} autoComplete="name" required error={nameError} />
      <TextField
        label={labels.email}
        name={`${prefix}email`}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={emailError}
      />
      <TextField label={labels.phone} name={`${prefix}phone`} type="tel" autoComplete="tel" inputMode="tel" hint={phoneHint} />
      {children}
      <div role="status" className="col-span-full">
        <p data-words="queued" hidden className="sr-only">
          {queued}
        </p>
        {late && (
          <div data-words="late" hidden>
            <ChatInstead {...late} />
          </div>
        )}
        <p data-words="posted" hidden className="panel card">
          {posted}
        </p>
        {status}
      </div>
    </form>
  );
}

function ChatInstead({ text, chatButton }: WayByChat) {
  return (
    <div className="grid justify-items-start gap-3 panel card">
      <p>{text}</p>
      <ChatLink href={askChat()}>{chatButton}</ChatLink>
    </div>
  );
}
