import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { contact } from '@/content/pages/contact';
import { fill } from '@/lib/format/fill';
import { askChat } from '@/lib/enquiry/whatsapp';
import { shownNumber } from '@/lib/enquiry/shown-number';
import { ChatLink } from '../ui/chat-link';
import { PageLink } from '../ui/page-link';

export function InstantSupport() {
  const { title, text, calculator, button, message, orders } = contact.support;
  return (
    <section aria-labelledby="support" className="on-ink grid grid-cols-1 justify-items-start gap-3 panel">
      <h2 id="support" className="text-h3">
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      <ChatLink href={askChat(message)} className="mt-2">
        {button}
      </ChatLink>
      <p className="text-muted">{fill(orders, { number: shownNumber(chatNumbers.orders) })}</p>
      <PageLink href={calculator.href} className="link">
        {calculator.label}
      </PageLink>
    </section>
  );
}
