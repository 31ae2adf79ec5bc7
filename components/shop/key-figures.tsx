import type { KeyFigure } from '@/lib/shop/attributes';

/** Columns that do not move while the figures after the first are still to come. */
const COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,(100%-1rem)/3),1fr))] gap-2';

/** The figures that a buyer compares first, side by side, or on more lines if the visitor's text is large. */
export function KeyFigures({ figures, size = 'card' }: { figures: readonly KeyFigure[]; size?: 'card' | 'page' }) {
  return (
    <dl className={`tabular border-t border-line pt-4 ${size === 'page' ? COLUMNS : 'flex flex-wrap gap-x-4 gap-y-2'}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex shrink-0 grow flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`whitespace-nowrap ${size === 'page' ? 'text-h4 font-heading' : 'font-bold'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
