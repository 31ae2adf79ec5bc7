import { describeLoads } from '@/lib/backup/loads';
import { batteryWatts, assumptionsFor } from '@/lib/backup/runtime';
import { comparePacks, type Answer as GivenAnswer, type Question, type Suggestion } from '@/lib/backup/recommend';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/price';
import { formatPrice } from '@/lib/price';
import { controlClass } from '../ui/button';
import { AnswerChat } from './answer-chat';
import { AnswerNotes } from './answer-notes';
import { AnswerText } from './answer-text';
import type { CalculatorPart } from './calculator';
import { PackRanges } from './pack-ranges';
import { Share } from './share';

export interface AnswerPart extends CalculatorPart {
  question: Question;
  answer: GivenAnswer;
}

/** The answer, as an instrument shows it: the hours, what they rest on, and the way to order. */
export function Answer(part: AnswerPart) {
  const { answer, question, words, packs, figures } = part;
  return (
    <section id="answer" aria-labelledby="answer-title" className="on-ink calculator-answer">
      <h2 id="answer-title" className="text-sm font-bold tracking-wide text-muted-on-ink">
        {words.answer.title}
      </h2>
      <AnswerText {...part} />
      {answer.kind === 'pack' && <Figures suggestion={answer.suggestion} {...part} />}
      {answer.kind === 'nothing' ? <StartButton {...part} /> : <AnswerChat {...part} />}
      {answer.kind !== 'nothing' && (
        <>
          <Share {...part} />
          <AnswerNotes {...part} />
          <PackRanges rows={comparePacks(question, packs, figures)} {...part} />
        </>
      )}
    </section>
  );
}

/** Load, current and price, side by side. */
function Figures({
  suggestion: { pack, count, run },
  question: { load, own },
  words,
  figures,
}: AnswerPart & { suggestion: Suggestion }) {
  const { answer } = words;
  const battery = batteryWatts(load.watts, assumptionsFor(pack, figures, own).estimate);
  const watts = (value: number) => fill(answer.watts, { watts: groupThousands(Math.round(value)) });
  const rows = [
    { label: answer.load, value: watts(load.watts), note: `${answer.fromBattery}: ${watts(battery)}` },
    { label: answer.current, value: fill(answer.amps, { amps: Math.round(run.amps), limit: pack.currentLimitAmps }) },
    {
      label: answer.price,
      value: formatPrice(pack.rupees * count),
      note: count > 1 ? fill(answer.each, { count, price: pack.price }) : undefined,
    },
  ];
  return (
    <dl className="answer-figures tabular border-t border-ink-line pt-3">
      {rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-sm text-muted-on-ink">{label}</dt>
          <dd className="text-h4 font-heading">{value}</dd>
          {note && <dd className="text-sm text-muted-on-ink">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Where nothing is chosen: a household to start from. */
function StartButton({ onChange, figures, words }: AnswerPart) {
  const household = figures.households[1] ?? figures.households[0];
  if (!household) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <button type="button" className={controlClass('volt')} onClick={() => onChange(() => ({ counts: household.counts }))}>
        {fill(words.answer.startFrom, { household: describeLoads(household.counts, figures.loads) })}
      </button>
      <a href="#packs-run" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2">
        {words.answer.table}
      </a>
    </div>
  );
}
