import { removedProducts } from '@/content/shop/removed-products';
import type { ProductEntry } from '@/content/types';
import { getProductBySlug } from './catalogue';

export interface RemovedProductView {
  id: string;
  name: string;
  nearest: ProductEntry;
}

export function getRemovedProductIds(): string[] {
  return removedProducts.map(({ id }) => id);
}

/** A removed product with the product nearest to it; undefined for any other id. */
export function getRemovedProduct(slug: string): RemovedProductView | undefined {
  const removed = removedProducts.find(({ id }) => id === slug);
  const nearest = removed && getProductBySlug(removed.nearest);
  return nearest && { id: removed.id, name: removed.name, nearest };
}
