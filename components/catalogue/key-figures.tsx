import type { KeyFigure } from '@/lib/shop/specification';

/** The figures that a buyer compares first, side by side. */
export function KeyFigures({ figures, large = false }: { figures: readonly KeyFigure[]; large?: boolean }) {
  return (
    <dl className={`tabular border-t border-line pt-4 ${large ? 'key-figures-large' : 'key-figures'}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`whitespace-nowrap ${large ? 'text-h4 font-heading' : 'font-bold'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
