import type { ComponentProps } from 'react';
import { WhatsAppIcon } from './whatsapp-icon';

/** The note in each page that screen readers read after the name of a link that opens a new tab. */
export const NEW_TAB_NOTE = 'opens-new-tab';

export interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** The id of a text that says what is ordered, if the label does not. */
  describedBy?: string;
}

/** A plain link that opens a WhatsApp chat, with or without JavaScript. Green is used only for chats. */
export function ChatLink({ children, className = '', ...rest }: ExternalLinkProps) {
  return (
    <ExternalLink className={`control control-chat ${className}`} {...rest}>
      <WhatsAppIcon />
      {/* The words stand in an element, because browser translation moves bare text, and React could then not change it. */}
      <span>{children}</span>
    </ExternalLink>
  );
}

/** A link to another site, in a new tab; by default styled as one outside a sentence. */
export function ExternalLink({ describedBy = '', className = 'link', ...rest }: ExternalLinkProps) {
  const description = `${describedBy} ${NEW_TAB_NOTE}`.trim();
  return <a target="_blank" rel="noopener" aria-describedby={description} className={className} {...rest} />;
}
