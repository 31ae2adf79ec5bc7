import { productWords } from '@/content/catalogue-page';
import { productPage } from '@/content/product-page';
import type { Product } from '@/content/types';
import { fill } from '@/lib/fill';
import { formatLongDate } from '@/lib/shop/long-date';
import type { ProductView } from '@/lib/shop/product-view';
import { KeyFigures } from '../catalogue/key-figures';
import { Price } from '../catalogue/price';
import { ChatLink } from '../ui/chat-link';
import { Unbroken } from '../ui/unbroken';

export interface ProductOfferProps {
  product: ProductView;
  availability: Product['availability'];
  priceDate: Product['priceDate'];
}

/**
 * Name, price, order button, description and key figures. On wide screens they stand beside the pictures; on phones name and
 * price come first, and `ProductBar` has the button.
 */
export function ProductOffer({ product, availability, priceDate }: ProductOfferProps) {
  return (
    <div className="product-offer max-md:contents md:col-start-7 md:-col-end-1 md:row-start-1 md:grid md:gap-5 md:self-start lg:col-start-8">
      <div className="product-name grid gap-3 max-md:-order-2 print:mb-2 print:gap-1">
        <h1 className="text-h2 print:text-h3">
          <Unbroken>{product.name}</Unbroken>
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
      {/*
       * Hidden on phones until two siblings follow the offer, so that it does not move while the page is parsed. Not by its own
       * siblings: Chromium updates `:has()` within an element only when the element ends.
       */}
      <div className="grid gap-5 max-md:[:not(:has(+*+*))>&]:hidden print:gap-2">
        {product.description && <p className="text-lead text-muted print:text-sm">{product.description}</p>}
        <KeyFigures figures={product.keyFigures} large />
      </div>
    </div>
  );
}
