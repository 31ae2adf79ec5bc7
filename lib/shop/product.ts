import { cardFigures, figureUnits, ownerFacts, specificationOrder } from '@/content/shop/attributes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import type { ProductEntry } from '@/content/types';
import { fill, groupThousands } from '../format/texts';
import type { PictureSource } from '../pictures/pictures';

/** A product with its figures as numbers, which pages read only here from the texts of its entry. */
export type Product = ProductEntry & Partial<ReturnType<typeof readSpecification>>;

export type SpecificationRow = [label: string, value: string];

export interface KeyFigure {
  value: string;
  label: string;
}

/** A product as its card, its dialog and its page show it. */
export interface ShownProduct {
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
  orderUrl: string;
  /** For a pack: households, and for how long it runs them. */
  runs: readonly { name: string; words: string }[];
}

/** Whether it is sold as a battery for a house. The calculator offers those that have the figures it needs: `toPack`. */
export const isHousePack = ({ subcategory }: ProductEntry): boolean => subcategory === cataloguePage.housePacks.subcategory;

export function readProduct(entry: ProductEntry): Product {
  return { ...entry, ...readSpecification(entry.specs) };
}

/** The figures of a specification; each is undefined if the specification gives none, or a range. */
function readSpecification(specs: ProductEntry['specs']) {
  const nominalVolts = figureIn(specs['Nominal Voltage'], 'V');
  const ampereHours = figureIn(specs['Nominal Capacity'], 'Ah');
  return {
    nominalVolts,
    ampereHours,
    wattHours: nominalVolts && ampereHours && nominalVolts * ampereHours,
    life: readLife(specs.Life),
  };
}

/** Reads 51.2 from `51.2V`; undefined for a range or another unit. */
function figureIn(value: string | undefined, unit: string) {
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

/** What the site reckons of a product, as shown; undefined if its specification does not give it. */
const reckoned = {
  energy: ({ wattHours }: Product) => wattHours && showEnergy(wattHours),
  cycles: ({ life }: Product) => life && groupThousands(life.cycles),
  years: ({ life }: Product) => life && fill(figureUnits.years, { value: life.years }),
  volts: ({ nominalVolts }: Product) => nominalVolts && `${nominalVolts}V`,
};

/** Up to three figures for a card, the ones that a buyer compares first. */
export function keyFigures(product: Product): KeyFigure[] {
  return cardFigures
    .flatMap((figure) => {
      const value = 'row' in figure ? product.specs[figure.row] : reckoned[figure.figure](product);
      return value ? { value, label: figure.label } : [];
    })
    .slice(0, 3);
}

/** Everything known about a product, but what the owner has not confirmed. */
export function specificationRows(product: Product): SpecificationRow[] {
  const { specs, toConfirm = [] } = product;
  const labels = [...new Set([...specificationOrder, ...Object.keys(specs)])];
  return [
    ...labels.map((label) => [label, specs[label]]),
    ...ownerFacts.map(({ field, label, ...fact }) => {
      const value = product[field];
      const shown = typeof value === 'number' && 'unit' in fact ? groupThousands(value) + fact.unit : value;
      return [label, toConfirm.some((name) => name === field) ? undefined : shown];
    }),
  ].filter((row): row is SpecificationRow => row[1] !== undefined);
}

/** Energy as shown: `5.12 kWh` from 1,000 Wh up, else `83 Wh`. */
export function showEnergy(wattHours: number): string {
  return wattHours >= 1000
    ? fill(figureUnits.kilowattHours, { value: (wattHours / 1000).toFixed(2) })
    : fill(figureUnits.wattHours, { value: Math.round(wattHours) });
}
