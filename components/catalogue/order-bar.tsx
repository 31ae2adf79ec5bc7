import type { ProductView } from '@/lib/product-view';
import { ChatLink } from '../ui/chat-link';
import { Price } from './price';

export interface OrderBarProps {
  product: ProductView;
  orderLabel: string;
}

/** Price and order button at the foot of a product's dialog, always in reach of a thumb. */
export function OrderBar({ product, orderLabel }: OrderBarProps) {
  return (
    <div className="sheet-foot">
      <Price price={product.price} oldPrice={product.oldPrice} large />
      <ChatLink href={product.orderLink} className="grow md:grow-0">
        {orderLabel}
      </ChatLink>
    </div>
  );
}
