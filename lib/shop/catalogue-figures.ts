import { cataloguePage } from '@/content/shop/catalogue-page';
import { getProducts } from './catalogue';
import { groupThousands } from '../format/price';
import type { Product } from './product';

/** The words of each figure. */
export type FigureWords = Record<'cycles' | 'years' | 'volts' | 'price', Omit<CatalogueFigure, 'value'>>;

export interface CatalogueFigure {
  label: string;
  value: string;
  unit: string;
  /** The unit stands before the value, as in a price. */
  unitFirst?: boolean;
}

/** Up to four figures computed from the catalogue; one without data is left out. */
export function catalogueFigures(words: FigureWords, products: readonly Product[] = getProducts()): CatalogueFigure[] {
  const lives = products.map(({ life }) => life).filter((life) => life !== undefined);
  const homePacks = products.filter(({ subcategory }) => subcategory === cataloguePage.comparison.subcategory);
  const volts = homePacks.map((pack) => pack.volts).filter((value) => value !== undefined);
  const prices = homePacks.map(({ rupees }) => rupees);
  const figures = [
    { ...words.cycles, value: largest(lives.map(({ cycles }) => cycles)) },
    { ...words.years, value: largest(lives.map(({ years }) => years)) },
    { ...words.volts, value: range(volts) },
    { ...words.price, value: prices.length > 0 ? groupThousands(Math.min(...prices)) : undefined },
  ];
  return figures.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ ...figure, value }]));
}

function largest(values: readonly number[]): string | undefined {
  return values.length > 0 ? groupThousands(Math.max(...values)) : undefined;
}

/** `12–51.2`, or one value alone. */
function range(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? String(from) : `${from}–${to}`;
}
