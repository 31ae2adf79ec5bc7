import 'server-only';
import { routes } from '@/content/routes';
import { categories } from '@/content/shop/categories';
import { products as entries } from '@/content/shop/products';
import { removedProducts } from '@/content/shop/removed-products';
import type { CataloguePart, Category, RemovedProduct } from '@/content/types';
import { chosenOptions, matchesSelection, selectionQuery } from './catalogue-filter';
import { cataloguePagePath, listCataloguePages } from './catalogue-pages';
import { readProduct, type Product } from './product';

/** The products, read once. The build checks them before, in `scripts/build/check-content.ts`. */
export const allProducts: readonly Product[] = entries.map(readProduct);

/** The pages of the catalogue; a small catalogue has only one. */
export const allCataloguePages = listCataloguePages(allProducts, categories);

export const allCategories: readonly Category[] = categories;

/** The first products of the catalogue, which the home page shows. */
export function getFeaturedProducts(all = allProducts) {
  return all.slice(0, 3);
}

export function getProduct(id: string): Product | undefined {
  return allProducts.find((product) => product.id === id);
}

/** The address of the catalogue with a part of it chosen. */
export function catalogueAddress(part: CataloguePart): string {
  return allCataloguePages.length > 1 ? cataloguePagePath(part) : routes.products + selectionQuery(part);
}

/** The names of a product's category and sub-category. */
export function categoryNames(product: Product): string[] {
  return chosenOptions(product, allCategories).map(({ name }) => name);
}

/** Up to three other products of the same category and sub-category. */
export function getRelatedProducts({ id, category, subcategory }: Product) {
  return allProducts.filter((other) => other.id !== id && matchesSelection(other, { category, subcategory })).slice(0, 3);
}

export type RemovedProductView = Omit<RemovedProduct, 'nearest'> & { nearest: Product };

/** A removed product with the product nearest to it; undefined for any other id. */
export function getRemovedProduct(id: string): RemovedProductView | undefined {
  const removed = removedProducts.find((one) => one.id === id);
  const nearest = removed && getProduct(removed.nearest);
  return nearest && { ...removed, nearest };
}
