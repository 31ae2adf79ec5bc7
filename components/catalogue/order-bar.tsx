import type { ProductCardLabels } from '@/lib/catalogue-copy';
import type { DialogProduct } from '@/lib/product-view';
import { ChatLink } from '../ui/chat-link';
import { Price } from './price';

export interface OrderBarProps {
  product: DialogProduct;
  labels: ProductCardLabels;
}

/** Price and order button at the foot of a product's dialog, always in reach of a thumb. */
export function OrderBar({ product, labels }: OrderBarProps) {
  return (
    <div className="dialog-foot">
      <Price price={product.price} oldPrice={product.oldPrice} words={labels.price} large />
      <ChatLink href={product.orderLink} className="grow md:grow-0">
        {labels.order}
      </ChatLink>
    </div>
  );
}
