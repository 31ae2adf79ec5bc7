import { productWords } from '@/content/catalogue-page';
import type { ProductView } from '@/lib/shop/product-view';
import { ChatLink } from '../ui/chat-link';

/**
 * Price and order button at the lower edge of the screen, as long as what it stands in is read. Sticky, not fixed: so it comes
 * to rest below that and never lies over its end.
 */
export function ProductBar({ product }: { product: ProductView }) {
  return (
    <div className="product-bar sticky bottom-0 z-20 border-y border-line bg-card short:static print:hidden">
      <div className="site-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 md:gap-x-8">
        <span className="grow font-bold max-md:hidden">{product.name}</span>
        <strong className="tabular font-bold whitespace-nowrap unfollowed:invisible">{product.price}</strong>
        {/* In view already: nothing that leads to it should scroll the page for the room that it takes itself. */}
        <ChatLink href={product.orderLink} className="grow -scroll-mb-36 md:grow-0">
          {productWords.order}
        </ChatLink>
      </div>
    </div>
  );
}
