import { routes } from '@/content/routes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { BrandMark } from '../ui/brand-mark';
import { ChatLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';

/** Stands in place of the cards of a category without products. @param chat the link of a chat that asks for them */
export function EmptyCategory({ chat }: { chat: string }) {
  const { title, text, chatButton, quoteButton } = cataloguePage.empty;
  return (
    <div className="grid max-w-form panel gap-3 border bg-card">
      <BrandMark className="h-8 fill-line" />
      <h3 className="text-h4">{title}</h3>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ChatLink href={chat}>{chatButton}</ChatLink>
        <PageLink href={routes.getQuote} className="control control-outline">
          {quoteButton}
        </PageLink>
      </div>
    </div>
  );
}
