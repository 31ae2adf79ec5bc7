import type { KeyFigure } from '@/lib/specification';

/** The figures that a buyer compares first, side by side. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="tabular flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
