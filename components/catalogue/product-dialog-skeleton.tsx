import { useEffect, type RefObject } from 'react';
import { DialogHead } from '../ui/dialog-head';
import { Picture } from '../ui/picture';
import { OrderBar, type OrderBarProps } from './order-bar';

export const DIALOG_PICTURE_SIZES = '(min-width: 48rem) 464px, 100vw';

export interface ProductDialogSkeletonProps extends OrderBarProps {
  onClose: () => void;
  /** Where focus goes back to. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** What a product's dialog answers a tap with, before its files are there: the same name, picture, price and order button. */
export function ProductDialogSkeleton({ product, labels, onClose, returnFocusTo }: ProductDialogSkeletonProps) {
  // Where the dialog takes its place, that takes the focus next.
  useEffect(() => () => returnFocusTo.current?.focus(), [returnFocusTo]);
  return (
    <div role="dialog" aria-modal="true" aria-busy="true" aria-label={product.name}>
      <DialogHead title={product.name} closeLabel={labels.close} onClose={onClose} />
      {/* As high as the dialog may become: below the picture comes more than a phone can show at once. */}
      <div className="dialog-columns h-dvh">
        <div>
          {product.pictures[0] && <Picture source={product.pictures[0]} sizes={DIALOG_PICTURE_SIZES} className="aspect-4/3" />}
          {/* As high as the row below the pictures. */}
          {product.pictures.length > 1 && <div className="h-11" />}
          <p className="p-5 pt-2">{product.description}</p>
        </div>
      </div>
      <OrderBar product={product} labels={labels} />
    </div>
  );
}
