import { removedProducts } from '@/content/shop/removed-products';
import { getProducts } from '@/lib/shop/catalogue';

export type ProductParams = Promise<{ slug: string }>;

/** All product pages, with those of products that are no longer sold. */
export function productPageParams() {
  return [...productParams(), ...removedProducts.map(({ id }) => ({ slug: id }))];
}

/** The products on sale. */
export function productParams() {
  return getProducts().map(({ id }) => ({ slug: id }));
}
