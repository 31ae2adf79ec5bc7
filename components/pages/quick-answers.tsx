import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import type { ShopFacts } from '@/content/types';
import { askChat } from '@/lib/enquiry/whatsapp';
import { ExternalLink } from '../ui/chat-link';
import { Section } from '../ui/section';

/** Questions, each a link to a chat that asks it. The answer is shown here once `site.shop` has it. */
export function QuickAnswers() {
  const { title, lead, items, open } = contact.quickAnswers;
  const shop: ShopFacts = site.shop;
  return (
    <Section id="quick-answers" title={title} heading="text-h3">
      <p className="mt-1 text-muted">{lead}</p>
      <ul role="list" className="mt-4">
        {items.map(({ question, fact }) => (
          <li key={question} className="border-t border-line py-1">
            <ExternalLink
              href={askChat(question)}
              className="flex min-h-11 items-center font-bold underline underline-offset-4 hover:decoration-2"
            >
              {question}
            </ExternalLink>
            {shop[fact] && <p className="text-muted">{shop[fact]}</p>}
          </li>
        ))}
      </ul>
      {items.some(({ fact }) => !shop[fact]) && <p className="border-t border-line pt-3 text-muted">{open}</p>}
    </Section>
  );
}
