import type { ComponentProps, ReactNode } from 'react';
import { WhatsAppIcon } from './whatsapp-icon';

const NOTE_ID = 'opens-new-tab';

export interface ChatLinkProps {
  href: string;
  children: ReactNode;
  /** The id of a text that says what is ordered, if the label does not. */
  describedBy?: string;
  className?: string;
}

/** A plain link that opens a WhatsApp chat, with or without JavaScript. Green is used only for chats. */
export function ChatLink({ href, children, describedBy, className = '' }: ChatLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy ? `${describedBy} ${NOTE_ID}` : NOTE_ID}
      className={`control control-chat ${className}`}
    >
      <WhatsAppIcon />
      {/* In an element, because browser translation moves bare text, and React could then not change it. */}
      <span>{children}</span>
    </a>
  );
}

/** A link to another site, in a new tab. */
export function ExternalLink(props: ComponentProps<'a'> & { href: string }) {
  return <a target="_blank" rel="noopener" aria-describedby={NOTE_ID} {...props} />;
}

/** Screen readers read it after the name of each external link. Rendered once in each page. */
export function NewTabNote({ children }: { children: string }) {
  return (
    <p id={NOTE_ID} hidden>
      {children}
    </p>
  );
}
