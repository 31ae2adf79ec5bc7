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
 * Name, price and order button, and what the product is in a sentence and three figures. On wide screens it stays in view
 * beside the page; on a phone name and price come before the pictures, and the button lies at the lower edge.
 */
export function ProductOffer({ product, availability, priceDate }: ProductOfferProps) {
  return (
    <div className="product-offer max-md:contents md:sticky md:top-24 md:col-start-7 md:-col-end-1 md:row-start-1 md:grid md:gap-5 md:self-start lg:col-start-8 short:static">
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
      {/* Comes with the pictures; said of siblings: of what is parsed within an element, Chromium asks `:has` only at its end. */}
      <div className="grid gap-5 max-md:[:not(:has(+*+*))>&]:hidden print:gap-2">
        {product.description && <p className="text-lead text-muted print:text-sm">{product.description}</p>}
        <KeyFigures figures={product.keyFigures} large />
      </div>
    </div>
  );
}
