import type { ProductEntry } from '@/content/types';
import { splitFigure } from '../format/figure';
import { parsePrice } from '../format/price';

/** A product with its figures as numbers. Nothing else reads them from the texts of its entry. */
export interface Product extends ProductEntry, SpecificationFigures {
  rupees: number;
  oldRupees?: number;
}

/** Each undefined if the specification gives none, or a range. */
export interface SpecificationFigures {
  volts?: number;
  ampereHours?: number;
  wattHours?: number;
  life?: { years: number; cycles: number };
}

/** @throws an error for a price that can't be read. The build's content check is first; `npm run dev` shows this one. */
export function readProduct(entry: ProductEntry): Product {
  const { id, price, oldPrice, specs } = entry;
  try {
    return {
      ...entry,
      rupees: parsePrice(price),
      oldRupees: oldPrice === undefined ? undefined : parsePrice(oldPrice),
      ...readSpecification(specs),
    };
  } catch (cause) {
    throw new Error(`content/shop/products.ts, entry "${id}": ${(cause as Error).message}`, { cause });
  }
}

export function readSpecification(specs: ProductEntry['specs']): SpecificationFigures {
  const volts = figureIn(specs['Nominal Voltage'], 'V');
  const ampereHours = figureIn(specs['Nominal Capacity'], 'Ah');
  return {
    volts,
    ampereHours,
    wattHours: volts === undefined || ampereHours === undefined ? undefined : volts * ampereHours,
    life: readLife(specs.Life),
  };
}

/** 51.2 of `51.2V`; undefined for a range. */
function figureIn(value: string | undefined, unit: string): number | undefined {
  const figure = splitFigure(value ?? '');
  return figure?.unit.trim() === unit ? Number(figure.number) : undefined;
}

/** Years and cycles of `15 years at 8000 cycles`; undefined for anything else. */
function readLife(value: string | undefined): Product['life'] {
  const match = /^(\d+) years at (\d+) cycles$/.exec(value ?? '');
  return match ? { years: Number(match[1]), cycles: Number(match[2]) } : undefined;
}
