import { getProducts } from '@/lib/shop/catalogue';
import { NO_PRODUCT } from '@/lib/paths';
import { getRemovedProductIds } from '@/lib/shop/removed-products';

export type ProductParams = Promise<{ slug: string }>;

/** The pages: of the products, and of those that are no longer sold. */
export function productPageParams() {
  return [...productParams(), ...getRemovedProductIds().map((slug) => ({ slug }))];
}

/** The export refuses a dynamic route that has no page: that of an empty catalogue has one, of no product. */
export function productParams() {
  const products = getProducts().map(({ id }) => ({ slug: id }));
  return products.length > 0 ? products : [{ slug: NO_PRODUCT }];
}
