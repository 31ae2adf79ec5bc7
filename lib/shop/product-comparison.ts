import { unknownValue } from '@/content/shop/attributes';
import { attributesOf, labelOf, showAttribute } from './attributes';
import type { Product } from './product';

export interface ComparedRow {
  label: string;
  /** One value for each product. */
  values: string[];
}

/** Keeps the table readable in a large catalogue. */
export const MOST_COMPARED = 4;

/** The rows of a comparison. */
export function compareProducts(products: readonly Product[]): ComparedRow[] {
  return attributesOf('compared').map((name) => ({
    label: labelOf(name),
    values: products.map((product) => showAttribute(product, name) ?? unknownValue),
  }));
}
