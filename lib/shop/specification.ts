import { cardFigures, figureUnits, ownerFacts, specificationOrder } from '@/content/shop/attributes';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import type { Product } from './product';

export type SpecificationRow = [label: string, value: string];

export interface KeyFigure {
  value: string;
  label: string;
}

const KEY_FIGURE_COUNT = 3;

/** What the site reckons of a product, as shown; undefined if its specification does not give it. */
const reckoned = {
  energy: ({ wattHours }: Product) => wattHours && showEnergy(wattHours),
  cycles: ({ life }: Product) => life && groupThousands(life.cycles),
  years: ({ life }: Product) => life && fill(figureUnits.years, { value: life.years }),
  volts: ({ volts }: Product) => volts && `${volts}V`,
};

/** Up to three figures for a card, the ones that a buyer compares first. */
export function keyFigures(product: Product): KeyFigure[] {
  return cardFigures
    .flatMap((figure) => {
      const value = 'row' in figure ? product.specs[figure.row] : reckoned[figure.figure](product);
      return value ? { value, label: figure.label } : [];
    })
    .slice(0, KEY_FIGURE_COUNT);
}

/** Everything known about a product, but what the owner has not confirmed. */
export function specificationRows(product: Product): SpecificationRow[] {
  const { specs, toConfirm = [] } = product;
  const isListed = (label: string) => specificationOrder.some((listed) => listed === label);
  const labels = [...specificationOrder, ...Object.keys(specs).filter((label) => !isListed(label))];
  return [
    ...labels.map((label) => [label, specs[label]]),
    ...ownerFacts.map(({ field, label, ...fact }) => {
      const value = product[field];
      const shown = typeof value === 'number' && 'unit' in fact ? groupThousands(value) + fact.unit : value;
      return [label, toConfirm.some((name) => name === field) ? undefined : shown];
    }),
  ].filter((row): row is SpecificationRow => row[1] !== undefined);
}

/** `5.12 kWh` from 1,000 Wh up, else `83 Wh`. */
export function showEnergy(wattHours: number): string {
  return wattHours >= 1000
    ? fill(figureUnits.kilowattHours, { value: (wattHours / 1000).toFixed(2) })
    : fill(figureUnits.wattHours, { value: Math.round(wattHours) });
}
