import { getPicture, type PictureSource } from '../pictures/pictures';
import { groupSpecification, keyFigures, type KeyFigure, type SpecificationPart } from './attributes';
import type { Product } from './product';

/** The props of a product's dialog. */
export interface DialogProduct {
  id: string;
  name: string;
  price: string;
  oldPrice: string | null;
  description: string;
  keyFigures: KeyFigure[];
  specification: SpecificationPart[];
  pictures: PictureSource[];
  orderLink: string;
  /** For a pack: households, and for how long it runs them. */
  runs: readonly { household: string; hours: string }[];
}

/** The props of a product's card, which include those of its dialog. */
export interface ProductView extends DialogProduct {
  summary: string;
}

/** Picks the fields of a product that its card and dialog need, and adds what the page knows of it. */
export function toProductView(product: Product, known: Pick<ProductView, 'orderLink' | 'runs'>): ProductView {
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    oldPrice: product.oldPrice ?? null,
    description: product.description,
    summary: product.summary ?? product.description,
    keyFigures: keyFigures(product),
    specification: groupSpecification(product),
    pictures: product.images.map(({ src, alt, drawn }) => getPicture(src, alt, drawn)),
    ...known,
  };
}
