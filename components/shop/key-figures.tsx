import type { KeyFigure } from '@/lib/shop/attributes';

/** Columns that do not move while the figures after the first are still to come. */
const COLUMNS = {
  card: 'grid grid-cols-[repeat(auto-fill,minmax(max(4rem,(100%-1rem)/3),1fr))] gap-2',
  page: 'grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,(100%-1rem)/3),1fr))] gap-2',
} as const;

/** The figures that a buyer compares first, side by side, or on more lines if the visitor's text is large. */
export function KeyFigures({ figures, size = 'card' }: { figures: readonly KeyFigure[]; size?: 'card' | 'page' }) {
  return (
    <dl className={`figures ${COLUMNS[size]}`}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={size === 'page' ? 'text-lead font-heading sm:text-h4' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
