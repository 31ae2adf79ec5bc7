import { drawnNote } from '@/content/controls';
import { productPage } from '@/content/shop/product-page';
import { ExternalLink } from '../ui/chat-link';

/** Says that the pictures above are illustrations, with a link to a chat that asks for a photo. */
export function DrawnNote({ photoChat }: { photoChat: string }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted print:min-h-0">
      <span className="unfollowed:invisible">{drawnNote}</span>{' '}
      <ExternalLink href={photoChat} className="link print:hidden">
        {productPage.askForPhoto}
      </ExternalLink>
    </p>
  );
}
