import { attributes, energyUnits, otherSpecifications } from '@/content/shop/attributes';
import type { Attribute, ProductAttributes } from '@/content/types';
import { fill } from '../format/fill';
import { formatPrice, groupThousands } from '../format/price';
import type { Product } from './product';

export type SpecificationRow = [label: string, value: string];

export interface SpecificationPart {
  title: string;
  rows: SpecificationRow[];
}

export interface KeyFigure {
  value: string;
  label: string;
}

const KEY_FIGURE_COUNT = 3;

const listed = Object.entries(attributes);

/** An attribute's label: a row of `specs` is named by its own. */
export function labelOf(name: string): string {
  return attributes[name]?.label ?? name;
}

/** The names of attributes that show in one place, in the order of the list. */
export function attributesOf(place: keyof Attribute): string[] {
  return listed.filter(([, attribute]) => attribute[place]).map(([name]) => name);
}

/** The fields that only the owner knows. */
export function ownerFields(): string[] {
  return listed.filter(([, { group, label }]) => group && label).map(([name]) => name);
}

/** What the site reckons of a product, or takes from it under another name. */
const reckoned: Readonly<Record<string, (product: Product) => string | number | undefined>> = {
  price: ({ price }) => price,
  energy: showEnergy,
  pricePerKilowattHour,
  cycles: ({ life }) => life?.cycles,
  years: ({ life }) => life?.years,
  volts: ({ volts }) => volts,
};

/** What a product says of an attribute, as shown; undefined if nothing, or if the owner has not confirmed it. */
export function showAttribute(product: Product, name: string): string | undefined {
  if (product.toConfirm?.some((field) => field === name)) return undefined;
  const value = reckoned[name]?.(product) ?? product.specs[name] ?? product[name as keyof ProductAttributes];
  return typeof value === 'number' ? groupThousands(value) + (attributes[name]?.unit ?? '') : value;
}

/** Up to three figures for a card, the ones that a buyer compares first. */
export function keyFigures(product: Product): KeyFigure[] {
  return listed
    .flatMap(([name, { card }]) => {
      const value = showAttribute(product, name);
      return card && value !== undefined ? [{ ...card, value }] : [];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, KEY_FIGURE_COUNT)
    .map(({ value, label }) => ({ value, label }));
}

/** Everything known about a product, in groups; empty groups are left out. */
export function groupSpecification(product: Product): SpecificationPart[] {
  const listedNames = attributesOf('group');
  const groupOf = (name: string) => attributes[name]?.group ?? otherSpecifications;
  const names = new Set([...listedNames, ...Object.keys(product.specs)]);
  const rows = [...names].flatMap((name) => {
    const value = showAttribute(product, name);
    return value === undefined ? [] : [{ group: groupOf(name), row: [labelOf(name), value] satisfies SpecificationRow }];
  });
  const titles = [...new Set(listedNames.map(groupOf))].toSpliced(-1, 0, otherSpecifications);
  return titles
    .map((title) => ({ title, rows: rows.filter(({ group }) => group === title).map(({ row }) => row) }))
    .filter((part) => part.rows.length > 0);
}

/** `5.12 kWh` from 1,000 Wh up, else `83 Wh`. */
function showEnergy({ wattHours }: Product): string | undefined {
  if (wattHours === undefined) return undefined;
  return wattHours >= 1000
    ? fill(energyUnits.kilowattHours, { value: (wattHours / 1000).toFixed(2) })
    : fill(energyUnits.wattHours, { value: Math.round(wattHours) });
}

/** Rupees for each kilowatt-hour of nominal energy, to the nearest hundred. */
function pricePerKilowattHour({ rupees, wattHours }: Product): string | undefined {
  return wattHours === undefined ? undefined : formatPrice(Math.round((rupees * 10) / wattHours) * 100);
}
