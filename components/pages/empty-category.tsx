import { cataloguePage } from '@/content/shop/catalogue-page';
import { routes } from '@/content/routes';
import { askChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { getPicture } from '@/lib/pictures/pictures';
import { ButtonLink } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { Picture } from '../ui/picture';

/** Shown in the grid if a category has no products. */
export function EmptyCategory() {
  const { title, text, picture, alt, chatButton, chatTopic, quoteButton } = cataloguePage.empty;
  return (
    <div className="grid items-center gap-6 overflow-hidden rounded-surface card md:grid-cols-2">
      <Picture source={getPicture(picture, alt)} sizes="(min-width: 48rem) 440px, 92vw" className="aspect-8/5 size-full" />
      <div className="grid gap-3 p-6 pt-0 md:pt-6">
        <h3 className="text-h4">{title}</h3>
        <p className="text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ChatLink href={askChat(orderMessage(chatTopic))}>{chatButton}</ChatLink>
          <ButtonLink href={routes.getQuote} variant="outline">
            {quoteButton}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
