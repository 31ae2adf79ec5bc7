import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { buildWhatsAppLink } from '@/lib/enquiry/whatsapp';
import { ExternalLink } from '../ui/chat-link';

/** Four questions, each with what can be said at once and a chat that asks it. */
export function QuickAnswers() {
  const { title, lead, items } = contact.quickAnswers;
  return (
    <section aria-labelledby="quick-answers">
      <h2 id="quick-answers" className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-muted">{lead}</p>
      <ul className="mt-4">
        {items.map(({ question, answer }) => (
          <li key={question} className="border-t border-line py-3">
            <ExternalLink
              href={buildWhatsAppLink(site.whatsApp.business, question)}
              className="flex min-h-11 items-center font-bold underline underline-offset-4 hover:decoration-2"
            >
              {question}
            </ExternalLink>
            <p className="text-muted">{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
