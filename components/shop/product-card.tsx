import type { ShownProduct } from '@/lib/shop/product';
import { noBreak } from '../ui/no-break';
import { Carousel } from './carousel';
import { KeyFigures, OrderLink, Price } from './product-facts';
import { ProductLink } from './product-link';

interface ProductCardProps {
  product: ShownProduct;
  sizes?: string;
  /** For the page's first card: its picture loads at once. */
  priority?: boolean;
}

/** The `sizes` of a card's picture: in three columns, on home or beside the filter; beside the words on narrow screens. */
const SIZES_IN_THREE = '(min-width: 75rem) 368px, (min-width: 64rem) 30vw, 147px';
export const SIZES_BESIDE_FILTER = '(min-width: 75rem) 273px, (min-width: 64rem) 22vw, 147px';

const PICTURE_CLASSES = 'aspect-7/6 rounded-control lg:aspect-4/3 lg:rounded-none [&_.picture]:rounded-[inherit]';

/**
 * A product in a grid of cards, whose rows it shares, so that cards compare; where there is no room for three, its picture lies beside
 * the words. The whole card links to the product's page; its buttons lie above that link.
 */
export function ProductCard({ product, sizes = SIZES_IN_THREE, priority }: ProductCardProps) {
  const titleId = `product-${product.id}`;
  return (
    <article data-swipe aria-labelledby={titleId} className="product-card [touch-action:pan-y_pinch-zoom]">
      <div className="magnify lg:-mx-3 lg:-mt-3 @min-[17rem]:row-span-4">
        <Carousel name={product.name} pictures={product.pictures} sizes={sizes} priority={priority} className={PICTURE_CLASSES} />
      </div>
      <h3 id={titleId} translate="no" className="text-base/tight [letter-spacing:0]">
        <ProductLink product={product} />
      </h3>
      <Price product={product} />
      <p className="line-clamp-2 text-muted max-lg:text-sm/tight">{noBreak(product.summary)}</p>
      <KeyFigures
        figures={product.keyFigures}
        className="content-start pt-1 max-xl:flex max-xl:flex-wrap max-xl:gap-y-0 max-xl:text-sm/tight lg:py-2"
      />
      <OrderLink product={product} describedBy={titleId} className="relative z-10 col-span-full mt-1 px-1" />
    </article>
  );
}
