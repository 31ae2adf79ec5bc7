import { quote } from '@/content/enquiry/quote';
import { routes } from '@/content/routes';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import { TextList } from '../ui/text-list';

export function QuoteHelp() {
  const { title, items, calculatorLink, chatTitle, chatText, chatButton } = quote.helpful;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section id="quote-help" title={title} className="panel border bg-card" headingClass="text-h4">
        <TextList items={items} className="mt-3 text-muted print:gap-2" />
        <PageLink href={routes.backupCalculator} className="mt-3 link">
          {calculatorLink}
        </PageLink>
      </Section>
      <Section
        id="quote-chat"
        title={chatTitle}
        className="on-ink grid panel grid-cols-1 justify-items-start gap-3 print:hidden"
        headingClass="text-h4"
      >
        <p className="text-muted">{chatText}</p>
        <ChatLink href={questionChatUrl()}>{chatButton}</ChatLink>
      </Section>
    </div>
  );
}
