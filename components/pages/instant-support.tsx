import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { contact } from '@/content/pages/contact';
import { fill } from '@/lib/format/fill';
import { askChat } from '@/lib/enquiry/whatsapp';
import { shownNumber } from '@/lib/enquiry/shown-number';
import { ChatLink } from '../ui/chat-link';
import { Links } from '../ui/links';
import { Section } from '../ui/section';

export function InstantSupport() {
  const { title, text, calculator, button, message, orders } = contact.support;
  return (
    <Section id="support" title={title} className="on-ink grid grid-cols-1 justify-items-start gap-3 panel" heading="text-h3">
      <p className="text-muted">{text}</p>
      <ChatLink href={askChat(message)} className="mt-2">
        {button}
      </ChatLink>
      <p className="text-muted">{fill(orders, { number: shownNumber(chatNumbers.orders) })}</p>
      <Links links={[calculator]} />
    </Section>
  );
}
