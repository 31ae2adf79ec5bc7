import type { ReactNode } from 'react';
import { emailError, phoneHint, posted, withoutScripts } from '@/content/enquiry/enquiry-form';
import { askChat } from '@/lib/enquiry/whatsapp';
import { emailSettings } from '@/lib/enquiry/email-settings';
import { ChatLink } from '../ui/chat-link';
import { prefetchToasts } from './toast-area';
import { readForm, useDraftForm, type Labels } from './use-draft';

/** What the fields that all enquiries have know of themselves. */
export const contactFields = {
  name: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, error: emailError },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: phoneHint },
} as const;

type WayByChat = Record<'text' | 'chatButton', string>;

export interface EnquiryFormProps<Name extends string> {
  /** The key under which the tab keeps what was typed. */
  id: string;
  labels: Labels<Name>;
  className?: string;
  onSend: (values: Readonly<Record<Name, string>>, form: HTMLFormElement) => void;
  /** Read aloud while the form, submitted before hydration, is queued: `scripts/late-hydration/queued-forms.ts`. */
  queued: string;
  /** Shown after a long wait for hydration, in place of posting: what the visitor can do instead. */
  late?: WayByChat;
  status: ReactNode;
  children: ReactNode;
}

/**
 * A form that scripts submit. Submitted before hydration, it is queued; without scripts the browser posts it to the mail
 * service, always by POST, so that no typed text appears in an address.
 */
export function EnquiryForm<Name extends string>(props: EnquiryFormProps<Name>) {
  const { id, labels, className = '', onSend, queued, late, status, children } = props;
  return (
    <form
      ref={useDraftForm(id, labels)}
      method="post"
      encType="multipart/form-data"
      action={`${emailSettings.origin}/api/v1.0/email/send-form`}
      data-queued={late ? 'chat' : 'email'}
      onFocus={prefetchToasts}
      onInput={({ currentTarget }) => readForm(id, currentTarget, labels)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(readForm(id, event.currentTarget, labels), event.currentTarget);
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
    <div className="grid justify-items-start gap-3 panel border bg-card">
      <p>{text}</p>
      <ChatLink href={askChat()}>{chatButton}</ChatLink>
    </div>
  );
}
