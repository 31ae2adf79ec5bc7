import { backup } from '@/content/advice/backup';
import { answerWords, formWords, messageWords, noteWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';
import { fitMessage, orderMessage } from '../enquiry/whatsapp';
import { fill } from '../format/fill';
import { formatPrice, groupThousands } from '../format/price';
import { assumptionsFor, chosenLoads, sumLoads, usableWattHours } from './energy';
import type { CataloguePack } from './packs';
import { readQuestion, type CalculatorState } from './query';
import {
  compareWithNeed,
  judgeCharger,
  neededChargerAmps,
  packsToShow,
  recommend,
  runPack,
  type Question,
  type Recommendation,
  type Suggestion,
} from './recommend';
import { inPacks } from './in-packs';
import { aboutHours, capitalise, DAY, describeLoads, hoursRange, inWatts, plainHours, refusalInWords, roundDown } from './words';

/** All that the calculator's page shows of one answer. */
export interface CalculatorAnswer {
  recommendation: Recommendation;
  /** What screen readers announce. */
  sentences: readonly (readonly [kind: SentenceKind, text: string])[];
  /** The answer in a few words; empty while nothing is chosen. */
  short: readonly string[];
  figures: readonly { label: string; value: string; note: string }[];
  /** The voltage to see instead after a refusal; null if there is none. */
  nextVolts: number | null;
  chat: { isOrder: boolean; label: string; message: string };
  cautions: readonly string[];
  advice: readonly string[];
  compared: ComparedPacks;
}

export type SentenceKind = 'name' | 'hours' | 'sentence' | 'note' | 'next';

/** What one pack of each kind does with the load. */
export interface ComparedPacks {
  /** Says that there are more packs; empty if all are here. */
  more: string;
  /** Says what the mark on the bars is; empty if there are no bars. */
  mark: string;
  asked: number;
  /** The hours at which the bars end. */
  scale: number;
  packs: readonly { id: string; name: string; price: string; words: string; current: string; hours: Range<number> | null }[];
}

/** Reckons the answer to what a visitor has chosen, and puts it into words. */
export function answerTo(state: CalculatorState, packs: readonly CataloguePack[]): CalculatorAnswer {
  const question = readQuestion(state);
  const answer = recommend(question, packs);
  const suggestion = answer.kind === 'pack' ? answer.suggestion : null;
  return {
    recommendation: answer,
    sentences: listSentences(answer, question, state),
    short: inShort(answer),
    figures: suggestion ? listFigures(suggestion, question) : [],
    nextVolts: answer.kind === 'refused' ? answer.nextVolts : null,
    chat: {
      isOrder: suggestion !== null,
      label: !suggestion
        ? answerWords.ask
        : suggestion.count > 1
          ? fill(answerWords.askForSeveral, { count: suggestion.count })
          : answerWords.order,
      message: fitMessage(chatMessage(state, question, answer)),
    },
    ...listNotes(state, question, answer),
    compared: comparePacks(question, packs),
  };
}

function listSentences(
  answer: Recommendation,
  { hours }: Question,
  { counts, volts }: CalculatorState,
): CalculatorAnswer['sentences'] {
  if (answer.kind === 'nothing') {
    return [['sentence', chosenLoads(counts).length > 0 ? answerWords.ironAlone : answerWords.nothing]];
  }
  if (answer.kind === 'no-pack') {
    return [['sentence', volts === null ? answerWords.noPacks : fill(answerWords.noPack, { volts })]];
  }
  if (answer.kind === 'refused') {
    const { pack, count, run, nextVolts } = answer;
    const now = pack.systemVolts;
    const why = run.verdict === 'refused' ? refusalInWords(run, pack, answerWords) : answerWords.tooMany;
    return [
      ['sentence', fill(why, { volts: now, count })],
      ['next', nextVolts === null ? answerWords.custom : fill(answerWords.next, { volts: nextVolts, now })],
    ];
  }
  const { pack, count, run } = answer.suggestion;
  const careful = roundDown(run.hours.careful);
  const carefully = {
    enough: answerWords.careful,
    'just enough': answerWords.carefulJust,
    'too little': answerWords.carefulShort,
  }[compareWithNeed(careful, hours)];
  return [
    ['name', inPacks(count, pack.shortName)],
    ['hours', hoursRange(run.hours)],
    ['note', fill(run.hours.estimate < hours ? answerWords.askedJust : answerWords.asked, { hours: plainHours(hours) })],
    ['next', fill(carefully, { hours: aboutHours(careful) })],
  ];
}

/** Pack, hours and price, or a few words that lead to the answer. */
function inShort(answer: Recommendation): string[] {
  if (answer.kind === 'nothing') return [];
  if (answer.kind === 'refused') return [fill(answerWords.refusedBar, { volts: answer.pack.systemVolts })];
  if (answer.kind === 'no-pack') return [answerWords.see];
  const { pack, count, run } = answer.suggestion;
  return [inPacks(count, pack.shortName), aboutHours(run.hours.estimate), formatPrice(pack.rupees * count)];
}

/** Load, current and price. */
function listFigures({ pack, count, run }: Suggestion, { load }: Question): CalculatorAnswer['figures'] {
  const fromBattery = fill(answerWords.fromBattery, { watts: inWatts(run.watts) });
  return [
    { label: answerWords.load, value: inWatts(load.watts), note: fromBattery },
    {
      label: answerWords.current,
      value: fill(answerWords.amps, { amps: Math.round(run.amps) }),
      note: fill(answerWords.ofLimit, { limit: pack.currentLimitAmps }),
    },
    {
      label: answerWords.price,
      value: formatPrice(pack.rupees * count),
      note: count > 1 ? inPacks(count, formatPrice(pack.rupees)) : '',
    },
  ];
}

/** The chat message: an order or a question, then what was entered, one line each. */
function chatMessage(state: CalculatorState, { load }: Question, answer: Recommendation): string {
  const chosen = describeLoads(state.counts, state.runHours);
  const other = load.watts - sumLoads(state.counts).watts;
  const loads = [chosen, other > 0 ? fill(messageWords.other, { watts: groupThousands(other) }) : ''].filter(Boolean).join(', ');
  const order = answer.kind === 'pack' ? answer.suggestion : null;
  return [
    order ? orderMessage(inPacks(order.count, order.pack.name)) : messageWords.question,
    loads && fill(messageWords.load, { loads, watts: groupThousands(load.watts) }),
    fill(messageWords.hours, { hours: state.hours }),
    fill(messageWords.volts, { volts: state.volts === null ? formWords.unknownVolts : `${state.volts}V` }),
    order && fill(messageWords.estimate, { hours: hoursRange(order.run.hours) }),
    order && order.count > 1 && fill(messageWords.joined, { count: order.count }),
    answer.kind === 'refused' &&
      answer.run.verdict === 'refused' &&
      fill(messageWords.refused, { volts: answer.pack.systemVolts }),
  ]
    .filter((line) => !!line)
    .join('\n');
}

function listNotes(state: CalculatorState, question: Question, answer: Recommendation): { cautions: string[]; advice: string[] } {
  const chosen = chosenLoads(state.counts);
  const { watts } = question.load;
  const suggestion = answer.kind === 'pack' && answer.suggestion;
  const only = (notes: (string | false)[]) => notes.filter((note) => note !== false);
  return {
    cautions: only([
      answer.kind === 'pack' && answer.larger !== null && largerNote(answer.larger),
      answer.kind === 'pack' && answer.suggestion.run.verdict === 'high' && highNote(answer.suggestion, answer.nextVolts),
      answer.kind === 'refused' && answer.run.amps > answer.pack.currentLimitAmps && noteWords.limit,
      suggestion && chargerNote(suggestion, question),
      briefNote(state),
      chosen.some(({ notForBattery }) => notForBattery) && noteWords.iron,
      chosen.some(({ motor }) => motor) && noteWords.motor,
      state.volts === null && noteWords.unknownVolts,
    ]),
    advice: only([
      fill(noteWords.inverter, {
        rating: groupThousands(Math.ceil(watts * backup.voltAmperesPerWatt)),
        watts: groupThousands(watts),
      }),
      suggestion && panelsNote(suggestion, question),
    ]),
  };
}

/** What one pack of a higher voltage gives, and that it takes another inverter. */
function largerNote({ pack, run }: Suggestion): string {
  const { shortName, rupees, systemVolts: volts } = pack;
  return fill(noteWords.larger, { pack: shortName, hours: hoursRange(run.hours), price: formatPrice(rupees), volts });
}

/** Warns of a current near the pack's limit, and names a better voltage if there is one. */
function highNote({ pack }: Suggestion, volts: number | null): string {
  return volts === null ? noteWords.high : `${noteWords.high} ${fill(noteWords.highNext, { volts, now: pack.systemVolts })}`;
}

/** Names the loads that are counted for some hours of the cut. */
function briefNote({ counts, runHours }: CalculatorState): string | false {
  const brief = backup.loads.filter(({ id, hours }) => (runHours[id] ?? hours ?? DAY) < DAY);
  const loads = describeLoads(Object.fromEntries(brief.map(({ id }) => [id, counts[id] ?? 0])), runHours);
  return loads !== '' && fill(noteWords.brief, { loads: capitalise(loads) });
}

/**
 * Whether the charger is too strong for one pack (joined packs do not always share its current equally); if not, and the hours
 * of mains are known, whether it puts back what a cut uses.
 */
function chargerNote(suggestion: Suggestion, question: Question): string | false {
  const { amps, mainsHours } = question.charger ?? {};
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

function comparePacks({ load, hours, own }: Question, packs: readonly CataloguePack[]): ComparedPacks {
  const rows = packsToShow(packs).map((pack) => {
    const run = runPack(load, pack, own);
    const refused = run.verdict === 'refused';
    return {
      id: pack.id,
      name: pack.shortName,
      price: formatPrice(pack.rupees),
      words: refused ? refusalInWords(run, pack) : hoursRange(run.hours),
      current: `${fill(answerWords.amps, { amps: Math.round(run.amps) })} ${fill(answerWords.ofLimit, { limit: pack.currentLimitAmps })}`,
      hours: refused ? null : run.hours,
    };
  });
  const longest = Math.max(hours, ...rows.map((row) => row.hours?.best ?? 0));
  return {
    more: rows.length < packs.length ? fill(answerWords.compareSome, { shown: rows.length, count: packs.length }) : '',
    mark: rows.some((row) => row.hours) ? fill(answerWords.mark, { hours: plainHours(hours) }) : '',
    asked: hours,
    scale: Math.min(DAY, longest),
    packs: rows,
  };
}
