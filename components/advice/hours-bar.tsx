import { rangeWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';

export interface HoursBarProps {
  hours: Range<number>;
  /** Hours at which the bar ends. */
  scale: number;
  /** Marks the hours asked for. */
  asked?: number;
}

/** Hours as a bar: full up to the careful case, lighter up to the estimate, lightest up to the best. */
export function HoursBar({ hours: { careful, estimate, best }, scale, asked }: HoursBarProps) {
  const at = (value: number) => Math.round((Math.min(scale, value) / scale) * 240);
  return (
    <svg viewBox="0 0 240 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full fill-display">
      <rect width={240} height={8} className="fill-ink-line" />
      <rect width={at(best)} height={8} opacity={SHADES.best} />
      <rect width={at(estimate)} height={8} opacity={SHADES.estimate} />
      <rect width={at(careful)} height={8} />
      {asked !== undefined && <rect x={Math.min(238, at(asked))} width={2} height={8} className="fill-paper" />}
    </svg>
  );
}

/** The estimate lies over the best case. */
const SHADES = { careful: 1, estimate: 0.45, best: 0.3 } as const;

/** What the parts of an `HoursBar` stand for. */
export function HoursLegend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-muted-on-ink print:hidden">
      {(['careful', 'estimate', 'best'] as const).map((end) => (
        <span key={end} className="flex min-h-lh items-center gap-2">
          <svg viewBox="0 0 8 8" className="size-2 fill-display">
            {end === 'estimate' && <rect width={8} height={8} opacity={SHADES.best} />}
            <rect width={8} height={8} opacity={SHADES[end]} />
          </svg>
          {rangeWords[end]}
        </span>
      ))}
    </p>
  );
}
