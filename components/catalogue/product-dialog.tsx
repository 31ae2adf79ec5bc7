'use client';

import { Dialog, type DialogProps } from '../ui/dialog';
import { Carousel } from './carousel';
import { KeyFigures } from './key-figures';
import { OrderBar, type OrderBarProps } from './order-bar';
import { DIALOG_PICTURE_SIZES } from './product-dialog-skeleton';
import { SpecificationTable } from './specification-table';

export type ProductDialogProps = OrderBarProps & Pick<DialogProps, 'onClose' | 'returnFocusTo'>;

/** A product over the catalogue: pictures, specification, and price and order button always in reach. */
export function ProductDialog({ product, labels, onClose, returnFocusTo }: ProductDialogProps) {
  return (
    <Dialog
      title={product.name}
      description={product.description || product.name}
      descriptionHidden
      closeLabel={labels.close}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <div className="dialog-columns">
        <div className="self-start md:sticky md:top-0">
          <Carousel
            name={product.name}
            words={labels.carousel}
            pictures={product.pictures}
            sizes={DIALOG_PICTURE_SIZES}
            className="aspect-4/3"
          />
          <div className="grid gap-4 p-5 pt-2 pb-0 md:pb-5">
            {product.description && <p>{product.description}</p>}
            <KeyFigures figures={product.keyFigures} large />
          </div>
        </div>
        <div className="p-5">
          <h3 className="mb-3 text-h4">{labels.specifications}</h3>
          <SpecificationTable parts={product.specification} />
        </div>
      </div>
      <OrderBar product={product} labels={labels} />
    </Dialog>
  );
}
