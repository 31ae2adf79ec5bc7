import { formatPrice } from '../format/price';
import { getPicture, type PictureSource } from '../pictures/pictures';
import { keyFigures, specificationRows, type KeyFigure, type SpecificationRow } from './attributes';
import type { Product } from './product';

/** What a product's card and its dialog are handed. */
export interface CardProduct {
  id: string;
  name: string;
  price: string;
  oldPrice: string | null;
  soldOut: boolean;
  description: string;
  summary: string;
  keyFigures: KeyFigure[];
  specification: SpecificationRow[];
  pictures: PictureSource[];
  orderLink: string;
  /** For a pack: households, and for how long it runs them. */
  runs: readonly { household: string; hours: string }[];
}

/** Picks the fields of a product that its card and dialog need, and adds what the page knows of it. */
export function toCardProduct(product: Product, known: Pick<CardProduct, 'orderLink' | 'runs'>): CardProduct {
  return {
    id: product.id,
    name: product.name,
    price: formatPrice(product.price),
    oldPrice: product.oldPrice === undefined ? null : formatPrice(product.oldPrice),
    soldOut: product.availability === 'out of stock',
    description: product.description,
    summary: product.summary ?? product.description,
    keyFigures: keyFigures(product),
    specification: specificationRows(product),
    pictures: product.images.map(({ src, alt, drawn }) => getPicture(src, alt, drawn)),
    ...known,
  };
}
