import { productCardLabels } from '@/lib/catalogue-copy';
import type { ProductView } from '@/lib/product-view';
import { ProductCard } from './product-card';

const CARD_SIZES = '(min-width: 75rem) 363px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

/** Up to three cards in a row, their parts aligned. */
export function ProductCardList({ products }: { products: readonly ProductView[] }) {
  return (
    <ul className="card-grid card-grid-full">
      {products.map((product) => (
        <li key={product.id} className="row-span-5 grid grid-rows-subgrid gap-0">
          <ProductCard product={product} labels={productCardLabels} sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}
