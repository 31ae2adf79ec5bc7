import type { KeyFigure } from '@/lib/shop/specification';

/** The figures that a buyer compares first, side by side, or on more lines if the visitor's text is large. */
export function KeyFigures({ figures, size = 'card' }: { figures: readonly KeyFigure[]; size?: 'card' | 'page' }) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={size === 'page' ? 'text-lead font-heading' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
