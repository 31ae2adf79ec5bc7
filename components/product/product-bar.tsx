import { productWords } from '@/content/catalogue-page';
import type { ProductView } from '@/lib/shop/product-view';
import { ChatLink } from '../ui/chat-link';

/**
 * Price and order button at the lower edge of a phone, as long as the product is read; behind it they stand in the page.
 * Sticky, not fixed: so it comes to rest above the footer and never lies over its end.
 */
export function ProductBar({ product }: { product: ProductView }) {
  return (
    <div className="product-bar site-width sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-card py-2.5 md:hidden short:static print:hidden">
      <strong className="tabular font-bold whitespace-nowrap unfollowed:invisible">{product.price}</strong>
      {/* In view already: nothing that leads to it should scroll the page for the room that it takes itself. */}
      <ChatLink href={product.orderLink} className="grow -scroll-mb-36">
        {productWords.order}
      </ChatLink>
    </div>
  );
}
