import { useEffect, type RefObject } from 'react';
import type { ProductView } from '@/lib/product-view';
import { ChatLink } from '../ui/chat-link';
import { CloseMark } from '../ui/dialog-frame';
import { Picture } from '../ui/picture';
import { Unbroken } from '../ui/unbroken';
import { Price } from './price';

export const DIALOG_PICTURE_SIZES = '(min-width: 48rem) 464px, 100vw';

export interface ProductGlanceProps extends OrderBarProps {
  onClose: () => void;
  /** Where focus goes back to. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** What a product's dialog answers a tap with, before its files are there: the same name, picture, price and order button. */
export function ProductGlance({ product, orderLabel, onClose, returnFocusTo }: ProductGlanceProps) {
  // Where the dialog takes its place, that takes the focus next.
  useEffect(() => () => returnFocusTo.current?.focus(), [returnFocusTo]);
  return (
    <div role="dialog" aria-modal="true" aria-busy="true" aria-label={product.name}>
      <div className="sheet-head">
        <h2 className="py-2 text-h4">
          <Unbroken>{product.name}</Unbroken>
        </h2>
        <button type="button" aria-label="Close" onClick={onClose} className="sheet-close">
          <CloseMark />
        </button>
      </div>
      {/* As high as the dialog may become: below the picture comes more than a phone can show at once. */}
      <div className="h-dvh min-h-0 overflow-hidden md:grid md:grid-cols-2">
        <div>
          {product.pictures[0] && <Picture source={product.pictures[0]} sizes={DIALOG_PICTURE_SIZES} className="aspect-4/3" />}
          <p className="p-5">{product.description}</p>
        </div>
      </div>
      <OrderBar product={product} orderLabel={orderLabel} />
    </div>
  );
}

export interface OrderBarProps {
  product: ProductView;
  orderLabel: string;
}

/** Price and order button at the foot of the dialog, always in reach of a thumb. */
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
