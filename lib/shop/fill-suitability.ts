import type { ProductSuitability } from '@/content/types';
import { splitFigure } from './product';

type Values = Readonly<Record<string, string>>;

/** Braces in a suitability: `{Nominal Capacity}`, `{Charge Cut Off Voltage × 4}`, or `{Nominal Current × advised share}` */
const PLACEHOLDER = /\{([^{}×]+?)(?: × ([^{}×]+))?\}/g;

/** A suitability with its braces filled in, from the specification and other figures by their names. Braces without a value stay. */
export function fillSuitability({ fits, check }: ProductSuitability, values: Values) {
  const fillFromSpecs = (text: string) =>
    text.replace(PLACEHOLDER, (whole, label: string, times?: string) => valueOf(values, label, times) ?? whole);
  return { fits: fits.map(fillFromSpecs), check: check.map(fillFromSpecs) };
}

/** A value, or a multiple of it rounded to a tenth. */
function valueOf(values: Values, label: string, times?: string) {
  const value = values[label];
  if (times === undefined || value === undefined) return value;
  const figure = splitFigure(value);
  const factor = Number(values[times] ?? times);
  return figure && factor > 0 ? `${Math.round(Number(figure.number) * factor * 10) / 10}${figure.unit}` : undefined;
}
