import type { CardProduct } from '@/lib/shop/card-product';
import { NoBreak } from '../ui/no-break';
import { Carousel } from './carousel';
import { KeyFigures } from './key-figures';
import { OrderLink } from './order-link';
import { Price } from './price';
import { ProductLink } from './product-link';

export interface ProductCardProps {
  product: CardProduct;
  /** The `sizes` attribute of its pictures. */
  sizes: string;
  /** For the page's first card: its picture loads at once. */
  priority?: boolean;
}

const SEVERAL_COLUMNS = '(min-width: 80rem) 266px, (min-width: 64rem) 34vw, (min-width: 36rem) 46vw';
/** `sizes` of cards in the catalogue's grid, which has the filter beside it from 64rem. */
export const SIZES_BESIDE_FILTER = `${SEVERAL_COLUMNS}, 92vw`;
/** The same in a grid of small cards. */
export const SIZES_OF_SMALL_CARD = `${SEVERAL_COLUMNS}, (min-width: 22rem) 160px, 92vw`;

/** A product in the grid. The whole card links to the product's page; its buttons lie above that link. */
export function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const titleId = `product-${product.id}`;
  return (
    <article data-swipe aria-labelledby={titleId} className="swipes product-card">
      <div className="magnify">
        <Carousel name={product.name} pictures={product.pictures} sizes={sizes} priority={priority} className="card-picture" />
      </div>
      <div className="gap-1">
        <h3 id={titleId}>
          <ProductLink product={product} />
        </h3>
        <Price product={product} />
      </div>
      <div className="gap-3">
        {product.summary && (
          <p className="line-clamp-2 text-muted">
            <NoBreak>{product.summary}</NoBreak>
          </p>
        )}
        <KeyFigures figures={product.keyFigures} />
      </div>
      <div>
        <OrderLink product={product} describedBy={titleId} className="relative z-10 px-1" />
      </div>
    </article>
  );
}
