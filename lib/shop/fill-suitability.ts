import type { ProductEntry, ProductSuitability } from '@/content/types';
import { splitFigure } from './product';

type Values = Readonly<Record<string, string>>;

/** `{Nominal Capacity}`, `{Charge Cut Off Voltage × 4}`, or `{Nominal Current × advised share}` */
const PLACEHOLDER = /\{([^{}×]+?)(?: × ([^{}×]+))?\}/g;

/** A suitability with its braces filled in, from the specification and other figures by their names. */
export function fillSuitability({ fits, check }: ProductSuitability, values: Values): Pick<ProductSuitability, 'fits' | 'check'> {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, label: string, times?: string) => valueOf(values, label, times) ?? whole);
  return { fits: fits.map(fill), check: check.map(fill) };
}

/** The braces that no value fills, each with its list, its place in that, and the correction. */
export function suitabilityProblems(suitability: ProductEntry['suitability'], values: Values): [string, number, string][] {
  return (['fits', 'check'] as const).flatMap((part) =>
    (suitability?.[part] ?? []).flatMap((text, index) =>
      Array.from(text.matchAll(PLACEHOLDER))
        .filter(([, label = '', times]) => valueOf(values, label, times) === undefined)
        .map(([whole]): [string, number, string] => {
          const kind = whole.includes('×') ? 'one figure' : 'a value';
          const mend = `use one of ${Object.keys(values).join(', ')}`;
          return [part, index, `names ${whole}, which the specification does not give as ${kind}; ${mend}`];
        }),
    ),
  );
}

/** A value, or a multiple of it rounded to a tenth. */
function valueOf(values: Values, label: string, times?: string): string | undefined {
  const value = values[label];
  if (times === undefined || value === undefined) return value;
  const figure = splitFigure(value);
  const factor = Number(values[times] ?? times);
  return figure && factor > 0 ? `${Math.round(Number(figure.number) * factor * 10) / 10}${figure.unit}` : undefined;
}
