import { getProducts } from '@/lib/catalogue';
import { NO_PRODUCT } from '@/lib/paths';

export type ProductParams = Promise<{ slug: string }>;

/** The export refuses a dynamic route that has no page: that of an empty catalogue has one, of no product. */
export function productParams() {
  const products = getProducts().map(({ id }) => ({ slug: id }));
  return products.length > 0 ? products : [{ slug: NO_PRODUCT }];
}
