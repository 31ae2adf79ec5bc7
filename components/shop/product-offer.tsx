import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import type { CardProduct } from '@/lib/shop/card-product';
import type { Product } from '@/lib/shop/product';
import { OrderLink } from './order-link';
import { Price } from './price';

export interface ProductOfferProps extends Pick<Product, 'availability' | 'priceDate'> {
  product: CardProduct;
}

/** Price and order button, and what a wary buyer asks first. On phones `ProductBar` has the button. */
export function ProductOffer({ product, availability, priceDate }: ProductOfferProps) {
  const { seen, where, priced } = productPage.trust;
  const { street, city } = site.address;
  const state = product.soldOut ? '' : productPage.availability[availability];
  return (
    <div className="grid gap-4 print:gap-1">
      <Price product={product} />
      <OrderLink product={product} className="max-md:not-short:hidden print:hidden" />
      <ul role="list" className="text-muted max-sm:text-sm/[1.25] *:border-t *:py-2">
        <li>{seen}</li>
        <li translate="no">{fill(where, { street, city, hours: site.hours.inSentences })}</li>
        {priceDate ? (
          <li>{fill(priced, { date: formatLongDate(priceDate), availability: state })}</li>
        ) : (
          state && <li>{state}</li>
        )}
      </ul>
    </div>
  );
}

/**
 * Price and order button at the lower edge of a phone's screen. Sticky, not fixed, so that it comes to rest below the rest of its
 * parent and never covers its end.
 */
export function ProductBar({ product }: { product: CardProduct }) {
  return (
    <div className="product-bar sticky bottom-0 z-20 border-y bg-card md:hidden short:hidden print:hidden">
      <div className="site-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <strong className="tabular font-heading whitespace-nowrap">{product.price}</strong>
        {/* Always in view, so focusing it must not scroll the page by the room reserved for the bar. */}
        <OrderLink product={product} className="grow -scroll-mb-36 px-2" />
      </div>
    </div>
  );
}
