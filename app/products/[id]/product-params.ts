import { removedProducts } from '@/content/shop/removed-products';
import { getProducts } from '@/lib/shop/catalogue';

export type ProductParams = Promise<{ id: string }>;

/** All product pages, with those of products that are no longer sold. */
export function productPageParams() {
  return [...productParams(), ...removedProducts.map(({ id }) => ({ id }))];
}

/** The products on sale. */
export function productParams() {
  return getProducts().map(({ id }) => ({ id }));
}
