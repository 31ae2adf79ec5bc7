import type { Product } from '@/content/types';
import { formatPrice, parsePrice } from '../format/price';
import { energyWattHours, formatEnergy } from './specification';

export interface ComparedRow {
  label: string;
  /** One value for each product; a dash if it is unknown. */
  values: string[];
}

const UNKNOWN = '–';

/** Keeps the table readable in a large catalogue. */
export const MOST_COMPARED = 4;

/** Specification rows in which packs differ. */
const COMPARED_SPECS = [
  'Nominal Voltage',
  'Nominal Capacity',
  'Charge Cut Off Voltage',
  'Discharge Cut Off Voltage',
  'Life',
] as const;

/** The rows of a comparison: price, energy and price per kWh first, then the specification. */
export function compareProducts(products: readonly Product[]): ComparedRow[] {
  const row = (label: string, value: (product: Product) => string | undefined): ComparedRow => ({
    label,
    values: products.map((product) => value(product) ?? UNKNOWN),
  });
  return [
    row('Price', ({ price }) => price),
    row('Energy', energy),
    row('Price per kWh', pricePerKilowattHour),
    ...COMPARED_SPECS.map((label) => row(label, ({ specs }) => specs[label])),
  ];
}

function energy(product: Product): string | undefined {
  const wattHours = energyWattHours(product);
  return wattHours === undefined ? undefined : formatEnergy(wattHours);
}

/** Rupees for each kilowatt-hour of nominal energy, to the nearest hundred, as a shown price. */
function pricePerKilowattHour(product: Product): string | undefined {
  const wattHours = energyWattHours(product);
  if (wattHours === undefined) return undefined;
  const rupees = (parsePrice(product.price) * 1000) / wattHours;
  return formatPrice(Math.round(rupees / 100) * 100);
}
