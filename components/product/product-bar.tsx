import { productWords } from '@/content/catalogue-page';
import type { ProductView } from '@/lib/shop/product-view';
import { ChatLink } from '../ui/chat-link';

/**
 * Price and order button at the lower edge of a phone, as long as the product is read; behind it they stand in the page.
 * Sticky, not fixed: so it comes to rest above the footer and never lies over its end.
 */
export function ProductBar({ product }: { product: ProductView }) {
  return (
    <div className="product-bar no-print">
      <strong className="tabular font-bold whitespace-nowrap">{product.price}</strong>
      <ChatLink href={product.orderLink} className="grow">
        {productWords.order}
      </ChatLink>
    </div>
  );
}
