import type { Product } from '@/content/types';
import { groupThousands } from '../format/price';

/** The quantity of a specification value: 51.2 of `51.2V`; undefined for a range. */
function singleFigure(value: string | undefined, unit: string): number | undefined {
  const match = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*${unit}$`).exec(value ?? '');
  return match ? Number(match[1]) : undefined;
}

/** Nominal energy in watt-hours; undefined without volts or ampere-hours. */
export function energyWattHours({ specs }: Pick<Product, 'specs'>): number | undefined {
  const [volts, capacity] = [nominalVolts({ specs }), ampereHours({ specs })];
  return volts === undefined || capacity === undefined ? undefined : volts * capacity;
}

/** `5.12 kWh` from 1,000 Wh up, else `83 Wh`. */
export function formatEnergy(wattHours: number): string {
  return wattHours >= 1000 ? `${(wattHours / 1000).toFixed(2)} kWh` : `${Math.round(wattHours)} Wh`;
}

/** Years and cycles of a value like `15 years at 8000 cycles`; undefined for any other. */
export function ratedLife({ specs }: Pick<Product, 'specs'>): { years: number; cycles: number } | undefined {
  const match = /^(\d+) years at (\d+) cycles$/.exec(specs.Life ?? '');
  return match ? { years: Number(match[1]), cycles: Number(match[2]) } : undefined;
}

/** Nominal volts, if the value is one figure. */
export function nominalVolts({ specs }: Pick<Product, 'specs'>): number | undefined {
  return singleFigure(specs['Nominal Voltage'], 'V');
}

/** Nominal capacity, if the value is one figure. */
export function ampereHours({ specs }: Pick<Product, 'specs'>): number | undefined {
  return singleFigure(specs['Nominal Capacity'], 'Ah');
}

export interface KeyFigure {
  value: string;
  label: string;
}

const KEY_FIGURE_COUNT = 3;

/** Up to three figures for a card, the ones that a buyer compares first. */
export function keyFigures(product: Product): KeyFigure[] {
  const energy = energyWattHours(product);
  const life = ratedLife(product);
  const { specs } = product;
  const candidates: (KeyFigure | false | undefined)[] = [
    energy !== undefined && { value: formatEnergy(energy), label: 'energy' },
    life && { value: groupThousands(life.cycles), label: 'cycles' },
    life && { value: `${life.years} years`, label: 'life' },
    named(specs['Nominal Current'], 'current'),
    named(specs['Cells in Series'], 'cells'),
    nominalVolts(product) !== undefined && named(specs['Nominal Voltage'], 'voltage'),
    named(specs['Nominal Capacity'], 'capacity'),
  ];
  return candidates.filter((figure) => !!figure).slice(0, KEY_FIGURE_COUNT);
}

function named(value: string | undefined, label: string): KeyFigure | undefined {
  return value === undefined ? undefined : { value, label };
}
