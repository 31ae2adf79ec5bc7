import { productPage } from '@/content/shop/product-page';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import type { CardProduct } from '@/lib/shop/card-product';
import { OrderLink } from './order-link';
import { Price } from './price';
import type { Product } from '@/lib/shop/product';

export interface ProductOfferProps extends Pick<Product, 'availability' | 'priceDate'> {
  product: CardProduct;
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

/**
 * Price and order button at the lower edge of the screen; on wide screens the button beside the picture comes first. Sticky, not
 * fixed, so that it comes to rest below the rest of its parent and never covers its end.
 */
export function ProductBar({ product }: { product: CardProduct }) {
  return (
    <div className="product-bar sticky bottom-0 z-20 border-y border-line bg-card short:static md:[html:not([data-scrolled])_&]:invisible print:hidden">
      <div className="site-width flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <span className="grow font-bold max-md:hidden">{product.name}</span>
        <strong className="tabular font-heading whitespace-nowrap unfollowed:invisible">{product.price}</strong>
        {/* Always in view, so focusing it must not scroll the page by the room reserved for the bar. */}
        <OrderLink product={product} className="grow -scroll-mb-36 px-2 md:grow-0" />
      </div>
    </div>
  );
}
