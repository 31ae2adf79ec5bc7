import { backup } from '@/content/advice/backup';
import { answerWords } from '@/content/advice/backup-calculator';
import { assumptionsFor, batteryWatts, chosenLoads } from '@/lib/advice/energy';
import type { CataloguePack } from '@/lib/advice/packs';
import { writeQuery, type CalculatorState } from '@/lib/advice/query';
import { compareWithNeed, type Recommendation, type Question, type Suggestion } from '@/lib/advice/recommend';
import {
  aboutHours,
  chatMessage,
  describeLoads,
  hoursRange,
  inPacks,
  inWatts,
  plainHours,
  refusalInWords,
  roundToHalf,
} from '@/lib/advice/words';
import { askChat, fitMessage, orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { formatPrice } from '@/lib/format/price';
import { controlClass } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { Hours } from '../ui/hours';
import { ShareButton } from '../enquiry/share-button';
import { AnswerNotes } from './answer-notes';
import { PackRanges } from './pack-ranges';
import type { CalculatorChange } from './use-calculator-state';

export interface AnswerProps {
  state: CalculatorState;
  question: Question;
  answer: Recommendation;
  packs: readonly CataloguePack[];
  onChange: CalculatorChange;
}

/** The calculator's answer: the hours, the figures behind them, and a chat to order. */
export function Answer({ state, question, answer, packs, onChange }: AnswerProps) {
  const order = answer.kind === 'pack' ? answer.suggestion : null;
  const next = answer.kind === 'refused' ? answer.nextVolts : null;
  return (
    <section
      id="answer"
      aria-labelledby="answer-title"
      className="on-ink grid grid-cols-1 content-start gap-5 rounded-surface p-5 lg:p-7 print:p-0"
    >
      <h2 id="answer-title" className="text-sm font-bold tracking-wide text-muted-on-ink">
        {answerWords.title}
      </h2>
      {/* Screen readers announce an <output> whenever it changes. */}
      <output className="grid grid-cols-1 gap-1">
        {sentences(answer, question, state).map(([kind, text]) => (
          <span key={kind} className={LOOKS[kind]}>
            {kind === 'hours' ? <Hours rangeClass="text-h3">{text}</Hours> : text}
          </span>
        ))}
      </output>
      {order && <Figures suggestion={order} question={question} />}
      {answer.kind === 'nothing' ? (
        <StartButton onChange={onChange} />
      ) : (
        <>
          <div className="grid grid-cols-1 gap-3">
            {next !== null && (
              <button type="button" className={controlClass('volt')} onClick={() => onChange(() => ({ volts: next }))}>
                {fill(answerWords.seeNext, { volts: next })}
              </button>
            )}
            <ChatLink href={(order ? orderChat : askChat)(fitMessage(chatMessage(state, question, answer)))}>
              {chatLabel(order)}
            </ChatLink>
          </div>
          <ShareButton
            label={answerWords.share}
            text={answerWords.shareText}
            address={() => window.location.origin + routes.backupCalculator + writeQuery(state)}
          />
          <AnswerNotes state={state} question={question} answer={answer} packs={packs} />
          <PackRanges question={question} packs={packs} />
        </>
      )}
    </section>
  );
}

const LOOKS = {
  name: 'text-h4 font-heading',
  hours: 'text-h2 font-heading text-balance text-volt',
  sentence: 'text-h4',
  note: '',
  next: '',
} as const;

function sentences(
  answer: Recommendation,
  { hours }: Question,
  { counts, volts }: CalculatorState,
): [kind: keyof typeof LOOKS, text: string][] {
  if (answer.kind === 'nothing') {
    return [['sentence', chosenLoads(counts).length > 0 ? answerWords.ironAlone : answerWords.nothing]];
  }
  if (answer.kind === 'no-pack') {
    return [['sentence', volts === null ? answerWords.noPacks : fill(answerWords.noPack, { volts })]];
  }
  if (answer.kind === 'refused') {
    const { pack, run, nextVolts } = answer;
    const now = pack.systemVolts;
    return [
      ['sentence', fill(refusalInWords(run, pack, answerWords), { volts: now })],
      ['next', nextVolts === null ? answerWords.custom : fill(answerWords.next, { volts: nextVolts, now })],
    ];
  }
  const { pack, count, run } = answer.suggestion;
  const careful = {
    enough: answerWords.careful,
    'just enough': answerWords.carefulJust,
    'too little': answerWords.carefulShort,
  }[compareWithNeed(roundToHalf(run.hours.careful), hours)];
  return [
    ['name', inPacks(count, pack.shortName)],
    ['hours', hoursRange(run.hours)],
    ['note', fill(run.hours.estimate < hours ? answerWords.askedJust : answerWords.asked, { hours: plainHours(hours) })],
    ['next', fill(careful, { hours: aboutHours(run.hours.careful) })],
  ];
}

function chatLabel(order: Suggestion | null): string {
  if (!order) return answerWords.ask;
  return order.count > 1 ? fill(answerWords.askForSeveral, { count: order.count }) : answerWords.order;
}

/** Load, current and price, side by side. */
function Figures({ suggestion: { pack, count, run }, question: { load, own } }: { suggestion: Suggestion; question: Question }) {
  const battery = batteryWatts(load.watts, assumptionsFor(pack, own).estimate);
  const rows = [
    { label: answerWords.load, value: inWatts(load.watts), note: fill(answerWords.fromBattery, { watts: inWatts(battery) }) },
    {
      label: answerWords.current,
      value: fill(answerWords.amps, { amps: Math.round(run.amps) }),
      note: fill(answerWords.ofLimit, { limit: pack.currentLimitAmps }),
    },
    { label: answerWords.price, value: formatPrice(pack.rupees * count), note: count > 1 && inPacks(count, pack.price) },
  ];
  return (
    <dl className="tabular flex flex-wrap gap-x-8 gap-y-3 border-t border-ink-line pt-3">
      {rows.map(({ label, value, note }) => (
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
      <a href="#packs-run" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2">
        {answerWords.table}
      </a>
    </div>
  );
}
