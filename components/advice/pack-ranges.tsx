import { answerWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';
import type { CataloguePack } from '@/lib/advice/packs';
import { runPack, type Question } from '@/lib/advice/recommend';
import { hoursRange, plainHours, refusalInWords } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';

/** Hours at which the bars end; above a day the words give no figure either. */
const LONGEST = 24;

/** What each pack does with this load: hours as a bar on a shared scale and in words, current and price. */
export function PackRanges({ question, packs }: { question: Question; packs: readonly CataloguePack[] }) {
  const { load, hours, own } = question;
  const rows = packs.map((pack) => ({ pack, run: runPack(load, pack, own) }));
  const runs = rows.filter(({ run }) => run.verdict !== 'refused');
  const scale = Math.min(LONGEST, Math.max(hours, ...runs.map(({ run }) => run.hours.best)));
  if (rows.length === 0) return null;
  return (
    <div className="border-t border-ink-line pt-4">
      <h3 className="text-base">{answerWords.compare}</h3>
      {runs.length > 0 && <p className="text-sm text-muted-on-ink">{fill(answerWords.mark, { hours: plainHours(hours) })}</p>}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {rows.map(({ pack, run }) => (
          <li key={pack.id} className="tabular grid grid-cols-1 gap-1">
            <span className="flex flex-wrap justify-between gap-x-4 font-bold">
              <span>{pack.shortName}</span>
              <span>{pack.price}</span>
            </span>
            {run.verdict === 'refused' ? (
              <span className="text-sm">{refusalInWords(run, pack)}</span>
            ) : (
              <>
                <RangeBar hours={run.hours} asked={hours} scale={scale} />
                <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-on-ink">
                  <span>{hoursRange(run.hours)}</span>
                  <span>
                    {fill(answerWords.amps, { amps: Math.round(run.amps) })}{' '}
                    {fill(answerWords.ofLimit, { limit: pack.currentLimitAmps })}
                  </span>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Bright up to the careful hours, dimmer up to the estimate and the best; a line marks the hours asked for. */
function RangeBar({ hours, asked, scale }: { hours: Range<number>; asked: number; scale: number }) {
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
