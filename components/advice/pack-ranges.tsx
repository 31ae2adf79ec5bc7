import { answerWords } from '@/content/advice/backup-calculator';
import type { ComparedPacks } from '@/lib/advice/answer';
import { HoursBar, HoursLegend } from './hours-bar';

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
      {packs.some(({ hours }) => hours !== null) && <HoursLegend />}
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
                <HoursBar {...{ hours, asked, scale }} />
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
