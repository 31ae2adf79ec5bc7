import { cataloguePage } from '@/content/shop/catalogue-page';
import { routes } from '@/content/routes';
import { askChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { BrandMark } from '../ui/brand-mark';
import { PageLink } from '../ui/page-link';
import { ChatLink } from '../ui/chat-link';

export function EmptyCategory() {
  const { title, text, chatButton, chatTopic, quoteButton } = cataloguePage.empty;
  return (
    <div className="grid max-w-form gap-3 panel border bg-card">
      <BrandMark className="h-8 fill-line" />
      <h3 className="text-h4">{title}</h3>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ChatLink href={askChat(orderMessage(chatTopic))}>{chatButton}</ChatLink>
        <PageLink href={routes.getQuote} className="control control-outline">
          {quoteButton}
        </PageLink>
      </div>
    </div>
  );
}
