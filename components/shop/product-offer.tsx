import { productPage } from '@/content/shop/product-page';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import type { CardProduct } from '@/lib/shop/card-product';
import { KeyFigures } from './key-figures';
import { OrderLink } from './order-link';
import { Price } from './price';
import { NoBreak } from '../ui/no-break';
import type { Product } from '@/lib/shop/product';

export interface ProductOfferProps {
  product: CardProduct;
  availability: Product['availability'];
  priceDate: Product['priceDate'];
}

/** Price and order button. On phones `ProductBar` has the button. */
export function ProductOffer({ product, availability, priceDate }: ProductOfferProps) {
  return (
    <div>
      <Price product={product} size="page" />
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        {priceDate && <span>{fill(productPage.priceOf, { date: formatLongDate(priceDate) })} </span>}
        {!product.soldOut && <span>{productPage.availability[availability]}</span>}
      </p>
      <OrderLink product={product} className="mt-4 w-full max-md:not-short:hidden print:hidden" />
    </div>
  );
}

/** Description and key figures. */
export function ProductSummary({ description, keyFigures }: Pick<CardProduct, 'description' | 'keyFigures'>) {
  return (
    <div className="grid gap-4 print:gap-2">
      {description && (
        <p className="text-muted md:text-lead print:text-sm">
          <NoBreak>{description}</NoBreak>
        </p>
      )}
      <KeyFigures figures={keyFigures} size="page" />
    </div>
  );
}
