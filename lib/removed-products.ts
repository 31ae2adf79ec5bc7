import { removedProducts } from '@/content/removed-products';
import type { Product } from '@/content/types';
import { getProductBySlug, getProducts } from './catalogue';
import { ContentError } from './content-schema';
import { removedProductProblems } from './removed-products-schema';

export interface RemovedProductView {
  id: string;
  name: string;
  nearest: Product;
}

// Read once, at build time, as the catalogue is.
const problems = removedProductProblems(
  removedProducts,
  getProducts().map(({ id }) => id),
);
if (problems.length > 0) throw new ContentError(problems);

export function getRemovedProductIds(): string[] {
  return removedProducts.map(({ id }) => id);
}

/** A product that is no longer sold, and the one that comes nearest; undefined for any other id. */
export function getRemovedProduct(slug: string): RemovedProductView | undefined {
  const removed = removedProducts.find(({ id }) => id === slug);
  const nearest = removed && getProductBySlug(removed.nearest);
  return nearest && { id: removed.id, name: removed.name, nearest };
}
