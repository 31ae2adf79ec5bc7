import { answerWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';
import type { ComparedPacks } from '@/lib/advice/answer';

/** What each pack does with this load: hours as a bar on a shared scale and in words, current and price. */
export function PackRanges({ packs, more, mark, asked, scale }: ComparedPacks) {
  return (
    <div className="border-t border-ink-line pt-4">
      <h3 className="text-base">{answerWords.compare}</h3>
      {[more, mark].filter(Boolean).map((sentence) => (
        <p key={sentence} className="text-sm text-muted-on-ink">
          {sentence}
        </p>
      ))}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {packs.map(({ id, name, price, words, current, hours }) => (
          <li key={id} className="tabular grid grid-cols-1 gap-1">
            <span className="flex flex-wrap justify-between gap-x-4 font-bold">
              <span>{name}</span>
              <span>{price}</span>
            </span>
            {hours === null ? (
              <span className="text-sm">{words}</span>
            ) : (
              <>
                <RangeBar {...{ hours, asked, scale }} />
                <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-on-ink">
                  <span>{words}</span>
                  <span>{current}</span>
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
