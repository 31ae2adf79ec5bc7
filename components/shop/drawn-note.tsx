import { productPage } from '@/content/shop/product-page';
import { ExternalLink } from '../ui/chat-link';

/** Says that the pictures above are illustrations, with a link to a chat that asks for a photo. */
export function DrawnNote({ photoChat }: { photoChat: string }) {
  const { text, link } = productPage.drawn;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1 text-sm text-muted print:min-h-0">
      <span className="unfollowed:invisible">{text}</span>{' '}
      <ExternalLink href={photoChat} className="link print:hidden">
        {link}
      </ExternalLink>
    </p>
  );
}
