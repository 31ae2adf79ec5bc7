import { productPage } from '@/content/shop/product-page';
import { ExternalLink } from '../ui/chat-link';

/** Says that the pictures above are illustrations, with a link to a chat that asks for a photo. */
export function DrawnNote({ photoChat }: { photoChat: string }) {
  const { text, link } = productPage.drawn;
  return (
    <p className="mt-3 text-sm text-muted">
      {text}{' '}
      <ExternalLink
        href={photoChat}
        className="print:hidden flex min-h-11 w-fit items-center underline underline-offset-4 hover:decoration-2"
      >
        {link}
      </ExternalLink>
    </p>
  );
}
