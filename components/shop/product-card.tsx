import { productWords } from '@/content/shop/catalogue-page';
import type { CardProduct } from '@/lib/shop/card-product';
import { ChatLink } from '../ui/chat-link';
import { NoBreak } from '../ui/no-break';
import { Carousel } from './carousel';
import { KeyFigures } from './key-figures';
import { Price } from './price';
import { ProductLink } from './product-link';

export interface ProductCardProps {
  product: CardProduct;
  /** The `sizes` attribute of its pictures. */
  sizes: string;
  /** For the page's first card: its picture loads at once. */
  priority?: boolean;
}

/** `sizes` of cards in the catalogue's grid, which has the filter beside it from 64rem. */
export const SIZES_BESIDE_FILTER = '(min-width: 80rem) 266px, (min-width: 64rem) 34vw, (min-width: 40rem) 46vw, 92vw';

/** A product in the grid. The whole card links to the product's page; its buttons lie above that link. */
export function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const titleId = `product-${product.id}`;
  return (
    <article
      data-swipe
      aria-labelledby={titleId}
      className="swipes relative grid h-full grid-cols-1 grid-rows-subgrid row-span-5 gap-0 overflow-hidden rounded-surface card transition-shadow hover:shadow-raised"
    >
      <div className="magnify">
        <Carousel name={product.name} pictures={product.pictures} sizes={sizes} priority={priority} className="aspect-4/3" />
      </div>
      <div className={`px-4 ${product.pictures.length > 1 ? 'pt-2' : 'pt-4'}`}>
        <h3 id={titleId} className="text-h4">
          <ProductLink product={product} />
        </h3>
        {product.summary && (
          <p className="mt-2 line-clamp-2 text-muted">
            <NoBreak>{product.summary}</NoBreak>
          </p>
        )}
      </div>
      <div className="px-4 pt-4">
        <KeyFigures figures={product.keyFigures} />
      </div>
      <div className="px-4 pt-4">
        <Price price={product.price} oldPrice={product.oldPrice} />
      </div>
      <div className="grid grid-cols-1 px-4 py-4">
        <ChatLink href={product.orderLink} describedBy={titleId} className="relative z-10 px-1">
          {productWords.order}
        </ChatLink>
      </div>
    </article>
  );
}
