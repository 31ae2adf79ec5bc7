import type { ProductEntry, ProductGuide } from '@/content/types';
import { splitFigure } from '../format/figure';

type Values = Readonly<Record<string, string>>;

/** `{Nominal Capacity}`, `{Charge Cut Off Voltage × 4}`, or `{Nominal Current × advised share}` */
const PLACEHOLDER = /\{([^{}×]+?)(?: × ([^{}×]+))?\}/g;

/** A guide with its braces filled in, from the specification and other figures by their names. */
export function fillGuide({ fits, check }: ProductGuide, values: Values): Pick<ProductGuide, 'fits' | 'check'> {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, label: string, times?: string) => valueOf(values, label, times) ?? whole);
  return { fits: fits.map(fill), check: check.map(fill) };
}

/** The braces that no value fills, each with the correction. */
export function guideProblems(guide: ProductEntry['guide'], values: Values): { field: string; what: string }[] {
  return (['fits', 'check'] as const).flatMap((part) =>
    (guide?.[part] ?? []).flatMap((text, index) =>
      Array.from(text.matchAll(PLACEHOLDER))
        .filter(([, label = '', times]) => valueOf(values, label, times) === undefined)
        .map(([whole]) => ({
          field: `guide.${part}.${index}`,
          what: `names ${whole}, which the specification does not give as ${whole.includes('×') ? 'one figure' : 'a value'}; use one of ${Object.keys(values).join(', ')}`,
        })),
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
