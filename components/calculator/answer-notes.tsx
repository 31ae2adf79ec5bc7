import { judgeCharger } from '@/lib/backup/charger-answer';
import { readEntry } from '@/lib/backup/entry';
import { plainHours } from '@/lib/backup/hours-words';
import { chosenLoads } from '@/lib/backup/loads';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/price';
import type { AnswerPart } from './answer';

/** What else a buyer must know of this answer; warnings first. */
export function AnswerNotes(part: AnswerPart) {
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {listNotes(part).map((note) => (
        <li key={note} className="border-l-4 border-volt pl-3">
          {note}
        </li>
      ))}
    </ul>
  );
}

function listNotes(part: AnswerPart): string[] {
  const { answer, question, state, figures, words } = part;
  const text = words.answer;
  const chosen = chosenLoads(state.counts, figures.loads);
  const { count = 0, run = null } = answer.kind === 'pack' ? answer.suggestion : {};
  const notes = [
    count > 1 && fill(text.join, { count }),
    run?.verdict === 'high' && text.high,
    chosen.some(({ notForBattery }) => notForBattery) && text.iron,
    chosen.some(({ motor }) => motor) && text.motor,
    chargerNote(part),
    fill(text.inverter, { watts: groupThousands(Math.round(question.load.watts)) }),
    state.volts === null && text.unknownVolts,
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** Where amps and hours of the charger are given: whether it fills what a cut takes, and if not, what it gives back. */
function chargerNote({ answer, question, state, figures, words, hoursWords }: AnswerPart): string | false {
  const [amps, mainsHours] = (['chargerAmps', 'mainsHours'] as const).map((entry) => readEntry(state, entry, figures).value);
  if (amps === undefined || mainsHours === undefined || answer.kind !== 'pack') return false;
  const { enough, backWattHours, backWatts, fullHours } = judgeCharger(
    { amps, mainsHours },
    answer.suggestion,
    question,
    figures,
  );
  return fill(enough ? words.answer.chargerFine : words.answer.charger, {
    amps,
    mains: plainHours(mainsHours, hoursWords),
    back: Math.round(backWattHours / 10) * 10,
    watts: Math.round(backWatts / 10) * 10,
    hours: plainHours(question.hours, hoursWords),
    load: Math.round(question.load.watts),
    full: plainHours(fullHours, hoursWords),
  });
}
