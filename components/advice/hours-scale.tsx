import type { Range } from '@/content/types';

/** Where the scale ends, in hours; it has four ticks. */
export function scaleEnd(best: number): number {
  return best > 12 ? 24 : 12;
}

interface HoursScaleProps {
  hours: Range<number>;
  /** The hours asked for, and the words below their mark. */
  mark: { hours: number; words: string };
}

const shareAt = (hours: number, end: number) => `${Math.round((Math.min(end, hours) / end) * 1000) / 10}%`;

/** Hours as a bar with its scale. In `em`, so that it grows with the visitor's text size. */
export function HoursScale({ hours, mark }: HoursScaleProps) {
  const end = scaleEnd(Math.max(hours.best, mark.hours));
  const at = (value: number) => shareAt(value, end);
  return (
    // Lines and words have the colour of the text, because forced colours would not replace a colour of their own.
    <svg aria-hidden="true" height="4.25em" className="w-full overflow-visible fill-current text-sm tabular print:hidden">
      {[0, end / 3, (2 * end) / 3, end].map((tick) => (
        <text key={tick} x={at(tick)} y="1em" opacity={0.8} textAnchor={anchorAt(tick / end, 0.01)}>
          {tick}
        </text>
      ))}
      <Bands hours={hours} end={end} y="1.5em" />
      <rect x={at(mark.hours)} y="1.25em" width={2} height="1.4em" />
      <text x={at(mark.hours)} y="3.75em" textAnchor={anchorAt(mark.hours / end, 0.3)}>
        {mark.words}
      </text>
    </svg>
  );
}

export function HoursBar({ hours, end }: { hours: Range<number>; end: number }) {
  return (
    <svg aria-hidden="true" height=".6em" className="w-full">
      <Bands hours={hours} end={end} y="0" />
    </svg>
  );
}

/** The bar: in full colour up to the careful case, lighter up to the estimate, lightest up to the best. */
function Bands({ hours, end, y }: { hours: Range<number>; end: number; y: string }) {
  return (
    <g className="fill-lit">
      <rect y={y} width="100%" height=".6em" opacity={0.15} />
      <rect y={y} width={shareAt(hours.best, end)} height=".6em" opacity={0.3} />
      <rect y={y} width={shareAt(hours.estimate, end)} height=".6em" opacity={0.45} />
      <rect y={y} width={shareAt(hours.careful, end)} height=".6em" />
    </g>
  );
}

/** The anchor of a text on the scale: near an end it keeps the text within the scale. */
function anchorAt(share: number, edge: number) {
  if (share < edge) return 'start';
  return share > 1 - edge ? 'end' : 'middle';
}
