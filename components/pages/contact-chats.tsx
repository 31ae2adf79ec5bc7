import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import { askChat, shownNumber } from '@/lib/enquiry/whatsapp';
import { ChatForm } from '../enquiry/chat-form';
import { ChatLink, ExternalLink } from '../ui/chat-link';
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

export function WriteToUs() {
  const { title, lead, sent } = contact.form;
  return (
    <Section id="chat-form" title={title}>
      <p className="mt-3 mb-6 max-w-measure text-balance text-muted">{lead}</p>
      <ChatForm sent={sent} />
    </Section>
  );
}

/** Questions, each a link to a chat that asks it. The answer is shown here once `site.shop` has it. */
export function QuickAnswers() {
  const { title, lead, items, open, ask } = contact.quickAnswers;
  const { shop } = site;
  return (
    <Section id="quick-answers" title={title} heading="text-h3">
      <p className="mt-1 text-muted">{lead}</p>
      <ul role="list" className="mt-4">
        {items.map(({ question, fact }) => (
          <li key={question} className="border-t py-1">
            <ExternalLink href={askChat(question)} className="link font-bold">
              {question}
            </ExternalLink>
            {shop[fact] && <p className="text-muted">{shop[fact]}</p>}
          </li>
        ))}
      </ul>
      {items.some(({ fact }) => !shop[fact]) && (
        <>
          <p className="border-t pt-3">{open}</p>
          <p className="text-muted">{ask}</p>
        </>
      )}
    </Section>
  );
}
