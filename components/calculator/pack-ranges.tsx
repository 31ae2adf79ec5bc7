import { refusedAmps } from '@/lib/backup/current';
import { hoursRange, plainHours } from '@/lib/backup/hours-words';
import type { PackRow } from '@/lib/backup/recommend';
import { fill } from '@/lib/fill';
import type { AnswerPart } from './answer';

/** Beyond a day the words say no figure, and the bars end. */
const LONGEST = 24;

/** Each pack with this load: its range of hours as a bar on one scale, in words, its current and its price. */
export function PackRanges({ rows, question, words, hoursWords }: AnswerPart & { rows: readonly PackRow[] }) {
  const text = words.answer;
  const runs = rows.filter(({ run }) => run.verdict !== 'refused');
  const scale = Math.min(LONGEST, Math.max(question.hours, ...runs.map(({ run }) => run.hours.best)));
  if (rows.length === 0) return null;
  return (
    <div className="border-t border-ink-line pt-4">
      <h3 className="text-base">{text.compare}</h3>
      {runs.length > 0 && (
        <p className="text-sm text-muted-on-ink">{fill(text.mark, { hours: plainHours(question.hours, hoursWords) })}</p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {rows.map(({ pack, run }) => {
          const tooMuch = run.amps > pack.currentLimitAmps;
          const refusal = fill(tooMuch ? text.refusedShort : text.refusedStartShort, {
            amps: refusedAmps(run.amps, pack),
            limit: pack.currentLimitAmps,
          });
          return (
            <li key={pack.id} className="tabular grid grid-cols-1 gap-1">
              <span className="flex flex-wrap justify-between gap-x-4 font-bold">
                <span>{pack.shortName}</span>
                <span>{pack.price}</span>
              </span>
              {run.verdict === 'refused' ? (
                <span className="text-sm">{refusal}</span>
              ) : (
                <>
                  <RangeBar hours={run.hours} asked={question.hours} scale={scale} />
                  <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-on-ink">
                    <span>{hoursRange(run.hours, hoursWords)}</span>
                    <span>{fill(text.amps, { amps: Math.round(run.amps), limit: pack.currentLimitAmps })}</span>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Bright to the careful figure, dimmer to the estimate and the best; a line at the hours asked for. */
function RangeBar({ hours, asked, scale }: { hours: PackRow['run']['hours']; asked: number; scale: number }) {
  const at = (value: number) => Math.min(100, (value / scale) * 100);
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full fill-volt">
      <rect width={100} height={8} className="fill-ink-line" />
      <rect width={at(hours.best)} height={8} opacity={0.4} />
      <rect width={at(hours.estimate)} height={8} opacity={0.5} />
      <rect width={at(hours.careful)} height={8} />
      <rect x={Math.min(99.2, at(asked))} width={0.8} height={8} className="fill-paper" />
    </svg>
  );
}
