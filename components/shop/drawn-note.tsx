import { productPage } from '@/content/shop/product-page';
import { orderChat, photoMessage } from '@/lib/enquiry/whatsapp';
import { ExternalLink } from '../ui/chat-link';

/** Says that the pictures above are illustrations, with a link to ask for a photo. */
export function DrawnNote({ product }: { product: string }) {
  const { text, link } = productPage.drawn;
  return (
    <p className="mt-3 text-sm text-muted">
      {text}{' '}
      <ExternalLink
        href={orderChat(photoMessage(product))}
        className="print:hidden flex min-h-11 w-fit items-center underline underline-offset-4 hover:decoration-2"
      >
        {link}
      </ExternalLink>
    </p>
  );
}
