import { quote } from '@/content/enquiry/quote';
import { routes } from '@/content/routes';
import { askChat } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';
import { PageLink } from '../ui/page-link';

/** What to write in the quote form, and a chat as the quicker way. */
export function QuoteHelp() {
  const { title, items, calculatorLink, chatTitle, chatText, chatButton } = quote.helpful;
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="quote-help" className="panel card">
        <h2 id="quote-help" className="text-h4">
          {title}
        </h2>
        <ul className="mt-3 grid list-disc gap-2 pl-6 text-muted">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <PageLink href={routes.backupCalculator} className="mt-3 link">
          {calculatorLink}
        </PageLink>
      </section>
      <section aria-labelledby="quote-chat" className="on-ink grid grid-cols-1 justify-items-start gap-3 panel">
        <h2 id="quote-chat" className="text-h4">
          {chatTitle}
        </h2>
        <p className="text-muted">{chatText}</p>
        <ChatLink href={askChat()}>{chatButton}</ChatLink>
      </section>
    </div>
  );
}
