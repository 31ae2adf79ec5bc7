import type { Product, ProductGuide } from '@/content/types';
import { splitFigure } from '../format/figure';

/** `{Nominal Capacity}`, or `{Charge Cut Off Voltage × 4}` */
const PLACEHOLDER = /\{([^{}×]+?)(?: × (\d+(?:\.\d+)?))?\}/g;

/** A guide with its braces filled in from the specification. */
export function fillGuide({ fits, check }: ProductGuide, specs: Product['specs']): Pick<ProductGuide, 'fits' | 'check'> {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, label: string, times?: string) => valueOf(specs, label, times) ?? whole);
  return { fits: fits.map(fill), check: check.map(fill) };
}

/** The braces that the product's specification can't fill, each with the correction. */
export function guideProblems({ guide, specs }: Pick<Product, 'guide' | 'specs'>): { field: string; what: string }[] {
  return (['fits', 'check'] as const).flatMap((part) =>
    (guide?.[part] ?? []).flatMap((text, index) =>
      Array.from(text.matchAll(PLACEHOLDER))
        .filter(([, label = '', times]) => valueOf(specs, label, times) === undefined)
        .map(([whole]) => ({
          field: `guide.${part}.${index}`,
          what: `names ${whole}, which the specification does not give as ${whole.includes('×') ? 'one figure' : 'a value'}; use one of ${Object.keys(specs).join(', ')}`,
        })),
    ),
  );
}

/** A value of the specification, or a multiple of it rounded to a tenth. */
function valueOf(specs: Product['specs'], label: string, times?: string): string | undefined {
  const value = specs[label];
  if (times === undefined || value === undefined) return value;
  const figure = splitFigure(value);
  return figure ? `${Math.round(Number(figure.number) * Number(times) * 10) / 10}${figure.unit}` : undefined;
}
