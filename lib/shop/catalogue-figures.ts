import { cataloguePage } from '@/content/shop/catalogue-page';
import { getProducts } from './catalogue';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import type { Product } from './product';

/** The words of each figure. */
export type FigureWords = Record<'life' | 'energy' | 'volts' | 'price', Omit<CatalogueFigure, 'value'>>;

export interface CatalogueFigure {
  label: string;
  value: string;
  unit: string;
  /** The unit stands before the value, as in a price. */
  unitFirst?: boolean;
}

/** Up to four figures computed from the catalogue; one without data is left out. */
export function catalogueFigures(words: FigureWords, products: readonly Product[] = getProducts()): CatalogueFigure[] {
  const [life] = products.flatMap((product) => product.life ?? []).sort((a, b) => b.years - a.years);
  const homePacks = products.filter(({ subcategory }) => subcategory === cataloguePage.comparison.subcategory);
  const of = (figure: 'volts' | 'wattHours') => homePacks.flatMap((pack) => pack[figure] ?? []);
  const prices = homePacks.map(({ rupees }) => rupees);
  const figures = [
    {
      ...words.life,
      value: life && String(life.years),
      unit: fill(words.life.unit, { cycles: groupThousands(life?.cycles ?? 0) }),
    },
    { ...words.energy, value: range(of('wattHours').map((wattHours) => Math.round(wattHours / 10) / 100)) },
    { ...words.volts, value: range(of('volts')) },
    { ...words.price, value: prices.length > 0 ? groupThousands(Math.min(...prices)) : undefined },
  ];
  return figures.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ ...figure, value }]));
}

/** `12–51.2`, or one value alone. */
function range(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? String(from) : `${from}–${to}`;
}
