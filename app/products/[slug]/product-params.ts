import { getProducts } from '@/lib/shop/catalogue';
import { NO_PRODUCT } from '@/lib/paths';
import { getRemovedProductIds } from '@/lib/shop/removed-products';

export type ProductParams = Promise<{ slug: string }>;

/** All product pages, with those of products that are no longer sold. */
export function productPageParams() {
  return [...productParams(), ...getRemovedProductIds().map((slug) => ({ slug }))];
}

/** The products on sale; for an empty catalogue `NO_PRODUCT`, because the export refuses a dynamic route without pages. */
export function productParams() {
  const products = getProducts().map(({ id }) => ({ slug: id }));
  return products.length > 0 ? products : [{ slug: NO_PRODUCT }];
}
