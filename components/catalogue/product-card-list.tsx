import type { NavigationLink } from '@/content/types';
import { productCardLabels } from '@/lib/catalogue-copy';
import type { ProductView } from '@/lib/product-view';
import { ButtonLink } from '../ui/button';
import { ProductCard } from './product-card';

const CARD_SIZES = '(min-width: 75rem) 363px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

/** Up to three cards in a row, their parts aligned, and the way to all: a tile where it fills the second row. */
export function ProductCardList({ products, more }: { products: readonly ProductView[]; more: NavigationLink }) {
  return (
    <ul className="card-grid card-grid-full">
      {products.map((product) => (
        <li key={product.id} className="row-span-5 grid grid-rows-subgrid gap-0">
          <ProductCard product={product} labels={productCardLabels} sizes={CARD_SIZES} />
        </li>
      ))}
      <li className="grid sm:max-lg:row-span-5 lg:col-span-full lg:justify-self-start">
        <ButtonLink
          href={more.href}
          variant="ink"
          className="sm:max-lg:items-end sm:max-lg:justify-start sm:max-lg:p-5 sm:max-lg:text-left sm:max-lg:text-h3"
        >
          {more.label}
        </ButtonLink>
      </li>
    </ul>
  );
}
