import { backup } from '@/content/advice/backup';
import { noteWords } from '@/content/advice/backup-calculator';
import { assumptionsFor, chosenLoads, usableWattHours } from '@/lib/advice/energy';
import type { CataloguePack } from '@/lib/advice/packs';
import { readEntry, type CalculatorState } from '@/lib/advice/query';
import {
  judgeCharger,
  neededChargerAmps,
  nextVoltage,
  type Question,
  type Recommendation,
  type Suggestion,
} from '@/lib/advice/recommend';
import { plainHours } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';

export interface AnswerNotesProps {
  state: CalculatorState;
  question: Question;
  answer: Recommendation;
  packs: readonly CataloguePack[];
}

/** Notes on an answer: cautions, marked by a stripe, then advice. */
export function AnswerNotes(props: AnswerNotesProps) {
  const { cautions, advice } = listNotes(props);
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {cautions.map((note) => (
        <li key={note} className="border-l-4 border-volt pl-3">
          {note}
        </li>
      ))}
      {advice.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function listNotes({ state, question, answer, packs }: AnswerNotesProps) {
  const chosen = chosenLoads(state.counts);
  const { watts } = question.load;
  const suggestion = answer.kind === 'pack' && answer.suggestion;
  const only = (notes: (string | false)[]) => notes.filter((note) => note !== false);
  return {
    cautions: only([
      suggestion && suggestion.count > 1 && fill(noteWords.join, { count: suggestion.count }),
      suggestion && highNote(suggestion, question, packs),
      suggestion && chargerNote(suggestion, question, state),
      chosen.some(({ notForBattery }) => notForBattery) && noteWords.iron,
      chosen.some(({ motor }) => motor) && noteWords.motor,
      state.volts === null && noteWords.unknownVolts,
    ]),
    advice: only([
      fill(noteWords.inverter, {
        rating: groupThousands(Math.ceil(watts * backup.voltAmperesPerWatt)),
        watts: groupThousands(Math.round(watts)),
      }),
      suggestion && panelsNote(suggestion, question),
    ]),
  };
}

/** Warns of a current near the pack's limit, and names a better voltage if there is one. */
function highNote({ pack, run }: Suggestion, question: Question, packs: readonly CataloguePack[]): string | false {
  if (run.verdict !== 'high') return false;
  const volts = nextVoltage(question, pack, packs);
  return volts === null ? noteWords.high : `${noteWords.high} ${fill(noteWords.highNext, { volts, now: pack.systemVolts })}`;
}

/**
 * Whether the charger is too strong for one pack (joined packs do not always share its current equally); if not, and the hours
 * of mains are known, whether it puts back what a cut uses.
 */
function chargerNote(suggestion: Suggestion, question: Question, state: CalculatorState): string | false {
  const amps = readEntry(state, 'chargerAmps').value;
  const mainsHours = readEntry(state, 'mainsHours').value;
  if (amps === undefined) return mainsHours !== undefined && neededNote(mainsHours, suggestion, question);
  const { ampereHours, chargeLimitAmps: limit, advisedChargeAmps: advised } = suggestion.pack;
  if (amps > limit) return fill(noteWords.chargerRefused, { amps, limit, advised, ampereHours });
  if (amps > advised) return fill(noteWords.chargerHigh, { amps, advised, ampereHours });
  if (mainsHours === undefined) return false;
  const { verdict, wattHours, watts, neededWatts, emptyInCut, fullHours } = judgeCharger(
    { amps, mainsHours },
    suggestion,
    question,
  );
  const sentences = {
    enough: noteWords.chargerFine,
    'just enough': noteWords.chargerJust,
    'too little': noteWords.chargerWeak,
  };
  // Rounded down, so that a figure that is too low never looks sufficient.
  const rounded = (value: number) => groupThousands(value < 100 ? Math.floor(value) : Math.floor(value / 10) * 10);
  const sentence = fill(sentences[verdict], {
    amps,
    mains: plainHours(mainsHours),
    back: rounded(wattHours),
    watts: rounded(watts),
    hours: plainHours(question.hours),
    needed: groupThousands(Math.round(neededWatts)),
    full: plainHours(fullHours),
  });
  if (verdict !== 'too little') return sentence;
  const cut = emptyInCut === undefined ? undefined : noteWords.cuts[emptyInCut - 1];
  const empties = cut ? fill(noteWords.chargerEmpties, { cut }) : noteWords.chargerEmptiesLater;
  return `${sentence} ${empties} ${neededNote(mainsHours, suggestion, question)}`;
}

/** The amperes that a charger must give between two cuts, or that no charger can. */
function neededNote(mainsHours: number, suggestion: Suggestion, question: Question): string {
  const amps = Math.ceil(neededChargerAmps(mainsHours, suggestion, question));
  const { advisedChargeAmps: advised } = suggestion.pack;
  return fill(amps > advised ? noteWords.chargerTooLittleMains : noteWords.chargerNeeded, {
    amps,
    advised,
    mains: plainHours(mainsHours),
    hours: plainHours(question.hours),
  });
}

/** The kilowatts of solar panels that fill the packs in a day, on top of the day's use. */
function panelsNote({ pack, count }: Suggestion, { own }: Question): string {
  const wattHours = count * usableWattHours(pack, assumptionsFor(pack, own).estimate);
  const kilowatts = wattHours / 1000 / backup.givenBack.lithium / backup.solarYield;
  return fill(noteWords.panels, { kilowatts: kilowatts.toFixed(1) });
}
