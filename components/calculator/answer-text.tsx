import { refusedAmps } from '@/lib/backup/current';
import { aboutHours, hoursRange, plainHours } from '@/lib/backup/hours-words';
import { fill } from '@/lib/fill';
import { Hours } from '../ui/hours';
import type { AnswerPart } from './answer';

/** The answer in words. Read aloud whenever it changes. */
export function AnswerText(part: AnswerPart) {
  return (
    <output className="grid grid-cols-1 gap-1">
      {sentences(part).map(([kind, text]) => (
        <span key={kind} className={LOOKS[kind]}>
          {kind === 'hours' ? <Hours rangeClass="text-h3">{text}</Hours> : text}
        </span>
      ))}
    </output>
  );
}

const LOOKS = {
  name: 'text-h4 font-heading',
  hours: 'text-h2 font-heading text-balance text-volt',
  sentence: 'text-h4',
  note: '',
  next: '',
} as const;

function sentences({ answer, question, state, words, hoursWords }: AnswerPart): [kind: keyof typeof LOOKS, text: string][] {
  const text = words.answer;
  if (answer.kind === 'nothing') return [['sentence', text.nothing]];
  if (answer.kind === 'no-pack') {
    return [['sentence', state.volts === null ? text.noPacks : fill(text.noPack, { volts: state.volts })]];
  }
  if (answer.kind === 'refused') {
    const { pack, run, nextVolts } = answer;
    const tooMuch = run.amps > pack.currentLimitAmps;
    const values = { volts: pack.systemVolts, amps: refusedAmps(run.amps, pack), limit: pack.currentLimitAmps };
    return [
      ['sentence', fill(tooMuch ? text.refused : text.refusedStart, values)],
      ['next', nextVolts === null ? text.custom : fill(text.next, { volts: nextVolts })],
    ];
  }
  const { pack, count, run } = answer.suggestion;
  const short = run.hours.careful < question.hours;
  return [
    ['name', count > 1 ? fill(text.several, { count, pack: pack.shortName }) : pack.shortName],
    ['hours', hoursRange(run.hours, hoursWords)],
    ['note', fill(text.asked, { hours: plainHours(question.hours, hoursWords) })],
    ['next', fill(short ? text.carefulShort : text.careful, { hours: aboutHours(run.hours.careful, hoursWords) })],
  ];
}
