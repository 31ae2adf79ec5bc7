import { unknownValue } from '@/content/shop/attributes';
import { someOfEach } from '../format/some-of-each';
import { attributesOf, labelOf, showAttribute } from './attributes';
import type { Product } from './product';

export interface ComparedRow {
  label: string;
  /** One value for each product. */
  values: string[];
}

/** How many products fit beside each other on a phone. */
const MOST_COMPARED = 3;

/** The products to compare, in the catalogue's order: as many as fit, of each voltage. */
export function chooseCompared(products: readonly Product[]): Product[] {
  return someOfEach(products, MOST_COMPARED, ({ volts }) => volts);
}

/** The rows of a comparison. */
export function compareProducts(products: readonly Product[]): ComparedRow[] {
  return attributesOf('compared').map((name) => ({
    label: labelOf(name),
    values: products.map((product) => showAttribute(product, name) ?? unknownValue),
  }));
}
