import type { Range } from '@/content/types';
import type { HoursInParts } from '@/lib/advice/hours';

export interface AnswerFigureProps extends Partial<HoursInParts> {
  isFigure: boolean;
}

/** The figure of an answer with what stands above and below it; words in place of a figure are smaller. */
export function AnswerFigure({ about, figure, range, isFigure }: AnswerFigureProps) {
  return (
    <span className="grid grid-cols-1 print:block">
      <span>{about}</span>{' '}
      <span className={`font-heading print:text-base ${isFigure ? 'text-[2.5rem]/[1.05] text-display' : 'text-h4 text-balance'}`}>
        {figure}
      </span>{' '}
      <span className="tabular text-muted">{range}</span>
    </span>
  );
}

/** Where the scale may end, in hours; it has four ticks. */
const ENDS = [12, 24] as const;

export interface HoursScaleProps {
  hours: Range<number>;
  /** Marks the hours asked for; the words stand below their mark. */
  asked?: { hours: number; words: string };
}

/**
 * Hours as a bar: full up to the careful case, lighter up to the estimate, lightest up to the best. In `em`, so that it grows with
 * the visitor's text size.
 */
export function HoursScale({ hours, asked }: HoursScaleProps) {
  const end = hours.best > ENDS[0] ? ENDS[1] : ENDS[0];
  const at = (value: number) => `${Math.round((Math.min(end, value) / end) * 1000) / 10}%`;
  const ticks = [0, end / 3, (2 * end) / 3, end];
  return (
    <span className="grid print:hidden">
      <svg
        aria-hidden="true"
        className={`tabular w-full overflow-visible fill-current text-sm text-muted ${asked ? 'h-[4.25em]' : 'h-[2.25em]'}`}
      >
        {ticks.map((tick) => (
          <text key={tick} x={at(tick)} y="1em" textAnchor={anchorAt(tick / end, 0.01)}>
            {tick}
          </text>
        ))}
        <g className="fill-display">
          <rect y="1.5em" width="100%" height=".6em" className="fill-ink-line" />
          <rect y="1.5em" width={at(hours.best)} height=".6em" opacity={0.3} />
          <rect y="1.5em" width={at(hours.estimate)} height=".6em" opacity={0.45} />
          <rect y="1.5em" width={at(hours.careful)} height=".6em" />
        </g>
        {asked && (
          <>
            <rect x={at(asked.hours)} y="1.25em" width={2} height="1.4em" className="fill-paper" />
            <text x={at(asked.hours)} y="3.75em" textAnchor={anchorAt(asked.hours / end, 0.3)} className="fill-paper">
              {asked.words}
            </text>
          </>
        )}
      </svg>
      {asked && <span className="sr-only">{asked.words}</span>}
    </span>
  );
}

/** Near an end a text stays within the scale. */
function anchorAt(share: number, edge: number): 'start' | 'middle' | 'end' {
  if (share < edge) return 'start';
  return share > 1 - edge ? 'end' : 'middle';
}
