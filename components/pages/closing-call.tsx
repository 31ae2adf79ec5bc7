import { routes } from '@/content/routes';
import { questionChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/external-link';
import { noBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';

/** The words of a closing call; `orderTopic` is what the chat's draft asks for. */
type ClosingCallProps = Record<'title' | 'text' | 'orderButton' | 'orderTopic' | 'quoteButton', string>;

export function ClosingCall({ title, text, orderButton, orderTopic, quoteButton }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing" className="on-ink grid items-end gap-6 border-b site-width band md:grid-cols-2">
      <div>
        <h2 id="closing" className="text-h2">
          {title}
        </h2>
        <p className="mt-4 max-w-form text-lead text-muted">{noBreak(text)}</p>
      </div>
      <div className="grid flex-wrap gap-3 sm:flex md:justify-end">
        <ChatLink href={questionChatUrl(orderMessage(orderTopic))}>{orderButton}</ChatLink>
        <PageLink href={routes.getQuote} className="control control-outline">
          {quoteButton}
        </PageLink>
      </div>
    </section>
  );
}
