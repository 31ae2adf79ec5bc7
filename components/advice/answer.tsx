import { backup } from '@/content/advice/backup';
import { answerWords, noteWords } from '@/content/advice/backup-calculator';
import { routes } from '@/content/routes';
import type { CalculatorAnswer, SentenceKind } from '@/lib/advice/answer';
import { writeQuery, type CalculatorState } from '@/lib/advice/query';
import { describeLoads } from '@/lib/advice/words';
import { askChat, orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { ShareButton } from '../enquiry/share-button';
import { controlClass } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { Hours } from '../ui/hours';
import { NoBreak } from '../ui/no-break';
import { PackRanges } from './pack-ranges';
import type { CalculatorChange } from './use-calculator-state';

export interface AnswerProps {
  answer: CalculatorAnswer;
  state: CalculatorState;
  onChange: CalculatorChange;
}

const LOOKS: Readonly<Record<SentenceKind, string>> = {
  name: 'text-h4 font-heading',
  hours: 'text-h2 font-heading text-balance text-display',
  sentence: 'text-h4',
  note: '',
  next: '',
};

/** The calculator's answer: the hours, the figures behind them, and a chat to order. */
export function Answer({ answer, state, onChange }: AnswerProps) {
  const { recommendation, sentences, figures, nextVolts, chat, cautions, advice, compared } = answer;
  const count = recommendation.kind === 'pack' ? recommendation.suggestion.count : 1;
  // Not among the cautions, because a household's page, which shows those too, says it in its short answer.
  const join = count > 1 ? [fill(noteWords.join, { count })] : [];
  return (
    <section
      id="answer"
      aria-labelledby="answer-title"
      className="answer on-ink grid grid-cols-1 content-start gap-4 panel print:p-0"
    >
      <h2 id="answer-title" className="text-sm font-bold tracking-wide text-muted-on-ink">
        {answerWords.title}
      </h2>
      {/* Screen readers announce an <output> whenever it changes. */}
      <output className="grid grid-cols-1 gap-1">
        {sentences.map(([look, text]) => (
          <span key={look} className={LOOKS[look]}>
            {look === 'hours' ? <Hours rangeClass="text-h3">{text}</Hours> : text}
          </span>
        ))}
      </output>
      {figures.length > 0 && <Figures figures={figures} />}
      {recommendation.kind === 'nothing' ? (
        <StartButton onChange={onChange} />
      ) : (
        <>
          <div className="grid grid-cols-1 gap-3">
            {nextVolts !== null && (
              <button type="button" className={controlClass('volt')} onClick={() => onChange(() => ({ volts: nextVolts }))}>
                {fill(answerWords.seeNext, { volts: nextVolts })}
              </button>
            )}
            <ChatLink href={(chat.isOrder ? orderChat : askChat)(chat.message)}>{chat.label}</ChatLink>
          </div>
          <ShareButton
            label={answerWords.share}
            text={answerWords.shareText}
            path={routes.backupCalculator + writeQuery(state)}
          />
          <AnswerNotes cautions={[...join, ...cautions]} advice={advice} />
          {compared.packs.length > 0 && <PackRanges {...compared} />}
        </>
      )}
    </section>
  );
}

/** Cautions, marked by a stripe, then advice. */
export function AnswerNotes({ cautions, advice }: Pick<CalculatorAnswer, 'cautions' | 'advice'>) {
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {cautions.map((note) => (
        <li key={note} className="caution">
          <NoBreak>{note}</NoBreak>
        </li>
      ))}
      {advice.map((note) => (
        <li key={note}>
          <NoBreak>{note}</NoBreak>
        </li>
      ))}
    </ul>
  );
}

/** Load, current and price, side by side. */
function Figures({ figures }: Pick<CalculatorAnswer, 'figures'>) {
  return (
    <dl className="tabular flex flex-wrap gap-x-8 gap-y-3 border-t border-ink-line pt-3">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-sm text-muted-on-ink">{label}</dt>
          <dd className="text-h4 font-heading sm:whitespace-nowrap">{value}</dd>
          {note && <dd className="text-sm text-muted-on-ink">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Offers a household to start from while nothing is chosen. */
function StartButton({ onChange }: Pick<AnswerProps, 'onChange'>) {
  const household = backup.households[1] ?? backup.households[0];
  if (!household) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <button type="button" className={controlClass('volt')} onClick={() => onChange(() => ({ counts: household.counts }))}>
        {fill(answerWords.startFrom, { household: describeLoads(household.counts) })}
      </button>
      <a href="#packs-run" className="link">
        {answerWords.table}
      </a>
    </div>
  );
}
