import type { ProductEntry } from '@/content/types';
import type { PictureSource } from '../pictures/pictures';
import type { KeyFigure, SpecificationRow } from './specification';

/** A product with its figures as numbers. Nothing else reads them from the texts of its entry. */
export type Product = ProductEntry & Partial<ReturnType<typeof readSpecification>>;

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

export function readProduct(entry: ProductEntry): Product {
  return { ...entry, ...readSpecification(entry.specs) };
}

/** Figures that are each undefined if the specification gives none, or a range. */
function readSpecification(specs: ProductEntry['specs']) {
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
function readLife(value: string | undefined) {
  const match = /^(\d+) years at (\d+) cycles$/.exec(value ?? '');
  return match ? { years: Number(match[1]), cycles: Number(match[2]) } : undefined;
}

const FIGURE = /^([−-]?\d+(?:\.\d+)?)(\s?(?:kWh|Wh|Ah|mAh|A|V|W|kW|kg|mm|°C)(?: a cell)?)?$/;

/** Splits a specification value into number and unit, which joined give the value again; null for words and ranges. */
export function splitFigure(value: string): { number: string; unit: string } | null {
  const [, number, unit = ''] = FIGURE.exec(value) ?? [];
  return number === undefined ? null : { number, unit };
}
