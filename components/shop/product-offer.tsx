import { productWords } from '@/content/shop/catalogue-page';
import { productPage } from '@/content/shop/product-page';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import type { ProductView } from '@/lib/shop/product-view';
import { KeyFigures } from './key-figures';
import { Price } from './price';
import { ChatLink } from '../ui/chat-link';
import { NoBreak } from '../ui/no-break';
import type { Product } from '@/lib/shop/product';

export interface ProductOfferProps {
  product: ProductView;
  availability: Product['availability'];
  priceDate: Product['priceDate'];
}

/** Name, price and order button. On phones `ProductBar` has the button. */
export function ProductOffer({ product, availability, priceDate }: ProductOfferProps) {
  return (
    <div className="product-offer grid gap-5 md:col-start-7 md:-col-end-1 md:row-start-1 lg:col-start-8">
      <div className="grid gap-3 print:mb-2 print:gap-1">
        <h1 className="text-h2 print:text-h3">
          <NoBreak>{product.name}</NoBreak>
        </h1>
        <Price price={product.price} oldPrice={product.oldPrice} large />
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {priceDate && <span>{fill(productPage.priceOf, { date: formatLongDate(priceDate) })} </span>}
          <span>{productPage.availability[availability]}</span>
        </p>
      </div>
      <ChatLink href={product.orderLink} className="print:hidden max-md:hidden">
        {productWords.order}
      </ChatLink>
    </div>
  );
}

/** Description and key figures. */
export function ProductSummary({ description, keyFigures }: Pick<ProductView, 'description' | 'keyFigures'>) {
  return (
    <div className="product-summary grid content-start gap-5 md:col-start-7 md:-col-end-1 md:row-start-2 lg:col-start-8 print:gap-2">
      {description && <p className="text-lead text-muted print:text-sm">{description}</p>}
      <KeyFigures figures={keyFigures} large />
    </div>
  );
}
