import type { Product } from '@/content/types';
import { getProducts } from './catalogue';
import { groupThousands, parsePrice } from './price';
import { nominalVolts, ratedLife } from './specification';

export interface CatalogueFigure {
  label: string;
  value: string;
  unit: string;
  /** The unit stands before the value, as in a price. */
  unitFirst?: boolean;
}

/** Sub-category whose voltages are the systems that we build for. */
const SYSTEM_PACKS = 'ups&solar-batteries';

/** Up to four figures that sum up the catalogue, computed from it; one that no product gives is left out. */
export function catalogueFigures(products: readonly Product[] = getProducts()): CatalogueFigure[] {
  const lives = products.map(ratedLife).filter((life) => life !== undefined);
  const volts = products
    .filter(({ subcategory }) => subcategory === SYSTEM_PACKS)
    .map(nominalVolts)
    .filter((value) => value !== undefined);
  const prices = products.map(({ price }) => parsePrice(price));
  const figures = [
    { label: 'Rated life, up to', value: largest(lives.map(({ cycles }) => cycles)), unit: 'cycles' },
    { label: 'Design life, up to', value: largest(lives.map(({ years }) => years)), unit: 'years' },
    { label: 'Packs', value: range(volts), unit: 'V' },
    {
      label: 'Prices from',
      value: prices.length > 0 ? groupThousands(Math.min(...prices)) : undefined,
      unit: 'PKR',
      unitFirst: true,
    },
  ];
  return figures.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ ...figure, value }]));
}

function largest(values: readonly number[]): string | undefined {
  return values.length > 0 ? String(Math.max(...values)) : undefined;
}

/** `12–51.2`, or one value alone. */
function range(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? String(from) : `${from}–${to}`;
}
