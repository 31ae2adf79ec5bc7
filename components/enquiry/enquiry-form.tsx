import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { withoutScripts } from '@/content/enquiry/enquiry-form';
import { askChat } from '@/lib/enquiry/whatsapp';
import { emailSettings } from '@/lib/enquiry/email-settings';
import { ChatLink } from '../ui/chat-link';
import { prefetchToasts } from './toast-area';

export interface EnquiryFormProps {
  ref: RefObject<HTMLFormElement | null>;
  /** What scripts do with it. */
  kind: 'email' | 'chat';
  className: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: () => void;
  /** For a form submitted before hydration; `scripts/late-hydration/deferred-hydration.ts` shows one of them. */
  words: {
    /** Read aloud while the form is queued. */
    queued: string;
    /** Shown after a long wait: what the visitor can do instead. */
    late?: ReactNode;
    /** Shown when the scripts are lost and the browser posts the form. */
    posted: string;
  };
  /** What the form says of its result. */
  status: ReactNode;
  children: ReactNode;
}

/**
 * A form that scripts submit. Submitted before hydration, it is queued; without scripts the browser posts it to the mail
 * service, always by POST, so that no typed text appears in an address.
 */
export function EnquiryForm({ kind, words, status, children, className, ...form }: EnquiryFormProps) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${emailSettings.origin}/api/v1.0/email/send-form`}
      data-queued={kind}
      onFocus={prefetchToasts}
      className={`enquiry ${className}`}
      {...form}
    >
      <input type="hidden" name="service_id" value={emailSettings.serviceId} />
      <input type="hidden" name="template_id" value={emailSettings.templateId} />
      <input type="hidden" name="user_id" value={emailSettings.publicKey} />
      {/* How the form works where JavaScript is off, and a chat link that always works. */}
      <noscript className="col-span-full">
        <div className="grid justify-items-start gap-3 panel card">
          <p>{withoutScripts.text}</p>
          <ChatLink href={askChat()}>{withoutScripts.chatButton}</ChatLink>
        </div>
      </noscript>
      {children}
      <div role="status" className="col-span-full">
        <p data-words="queued" hidden className="sr-only">
          {words.queued}
        </p>
        {words.late && (
          <div data-words="late" hidden className="grid justify-items-start gap-3 panel card">
            {words.late}
          </div>
        )}
        <p data-words="posted" hidden className="panel card">
          {words.posted}
        </p>
        {status}
      </div>
    </form>
  );
}
