import type { HoursInParts } from '@/lib/advice/hours';

/** The figure of an answer with what stands above and below it; words in place of a figure are smaller. */
export function AnswerFigure({ about, figure, range, isFigure }: HoursInParts & { isFigure: boolean }) {
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
