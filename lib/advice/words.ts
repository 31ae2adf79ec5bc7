import { backup } from '@/content/advice/backup';
import { cellWords, formWords, hoursWords, messageWords, runWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';
import { orderMessage } from '../enquiry/whatsapp';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import { chosenLoads, sumLoads, type BackupPack, type LoadCounts, type LoadToRun } from './energy';
import type { CataloguePack } from './packs';
import { readEntry, type CalculatorState } from './query';
import { nextVoltage, runPack, type Recommendation, type PackRun, type Question } from './recommend';

/** Longer times are called "more than a day". */
const DAY = 24;

/** `about 4½ hours (3½ to 5)`, rounded to half hours; under half an hour and over a day in words. */
export function hoursRange({ careful, estimate, best }: Range<number>): string {
  if (estimate < 0.5) return hoursWords.underHalfAnHour;
  if (estimate > DAY) {
    return careful > DAY ? hoursWords.moreThanDay : fill(hoursWords.moreThanDayFrom, { low: inHalves(careful) });
  }
  const [low, high] = [rangeEnd(careful), rangeEnd(best)];
  const hours = aboutHours(estimate);
  return low === high ? hours : fill(hoursWords.range, { hours, low, high });
}

/** `about 4½ hours`, rounded to half hours, without a range. */
export function aboutHours(hours: number): string {
  if (hours < 0.5) return hoursWords.underHalfAnHour;
  return hours > DAY ? hoursWords.moreThanDay : fill(hoursWords.about, { hours: plainHours(hours) });
}

/** `4 hours`, `1 hour`, `half an hour`: rounded to half hours, without "about". */
export function plainHours(hours: number): string {
  const rounded = roundToHalf(hours);
  if (rounded === 0) return hoursWords.underHalfAnHour;
  if (rounded === 0.5) return hoursWords.halfAnHour;
  return rounded === 1 ? hoursWords.oneHour : fill(hoursWords.hours, { hours: inHalves(hours) });
}

/** Rounds to half hours: 3.4 becomes 3.5. */
export function roundToHalf(hours: number): number {
  return Math.round(hours * 2) / 2;
}

/** `1,400 W` */
export function inWatts(watts: number): string {
  return fill(runWords.watts, { watts: groupThousands(Math.round(watts)) });
}

/** `12V 100Ah`, `2 × 12V 100Ah` */
export function inPacks(count: number, pack: string): string {
  return count > 1 ? fill(runWords.several, { count, pack }) : pack;
}

/** `2 fans, 4 lights, router`, without the loads that no battery should run. */
export function describeLoads(counts: LoadCounts): string {
  return chosenLoads(counts)
    .filter(({ notForBattery }) => !notForBattery)
    .map(({ id, one, many }) => (counts[id] === 1 ? one : `${counts[id]} ${many}`))
    .join(', ');
}

/** The households, each named by its loads, the one with the fewest watts first. */
export function listHouseholds() {
  return backup.households
    .map(({ id, counts }) => ({ id, name: capitalise(describeLoads(counts)), ...sumLoads(counts) }))
    .sort((a, b) => a.watts - b.watts);
}

/** Says in words how long a pack runs a load; a refusal says what is needed instead. */
export function runInWords(load: LoadToRun, pack: CataloguePack, packs: readonly CataloguePack[]) {
  const run = runPack(load, pack);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, own: {} }, pack, packs);
    const instead = volts === null ? runWords.custom : fill(runWords.next, { volts });
    return { refused: true, words: `${refusalInWords(run, pack)} ${instead}` };
  }
  const hours = hoursRange(run.hours);
  const words = run.verdict === 'high' ? `${hours}. ${fill(runWords.high, { amps: Math.round(run.amps) })}` : hours;
  return { refused: false, words };
}

/** Says how long a pack runs a load in a table cell: `8½` and `(6½–10)`, or a refusal and what is needed instead. */
export function runInTable(load: LoadToRun, pack: CataloguePack, packs: readonly CataloguePack[]): [short: string, more: string] {
  const run = runPack(load, pack);
  const amps = Math.round(run.amps);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, own: {} }, pack, packs);
    const no = run.amps > pack.currentLimitAmps ? fill(cellWords.refused, { amps }) : cellWords.refusedStart;
    return [no, volts === null ? cellWords.custom : fill(cellWords.next, { volts })];
  }
  const [low, hours, high] = [run.hours.careful, run.hours.estimate, run.hours.best].map(cellEnd);
  const range = low === high ? '' : fill(cellWords.range, { low: low ?? '', high: high ?? '' });
  const current = run.verdict === 'high' ? fill(cellWords.high, { amps }) : '';
  return [hours ?? '', [range, current].filter(Boolean).join(' ')];
}

function cellEnd(hours: number): string {
  return hours > DAY ? cellWords.moreThanDay : rangeEnd(hours);
}

/** Says why a pack is refused, in `runWords` unless other words are given. */
export function refusalInWords(
  { amps }: PackRun,
  { currentLimitAmps: limit }: BackupPack,
  { refused, refusedStart }: { refused: string; refusedStart: string } = runWords,
): string {
  // Rounding must not show a refused current as the limit itself.
  return amps > limit ? fill(refused, { amps: Math.max(Math.floor(limit) + 1, Math.round(amps)), limit }) : refusedStart;
}

/** The calculator's chat message: an order or a question, then what was entered, one line each. */
export function chatMessage(state: CalculatorState, question: Question, answer: Recommendation): string {
  const other = readEntry(state, 'otherWatts').value;
  const loads = [describeLoads(state.counts), other ? fill(messageWords.other, { watts: groupThousands(other) }) : ''];
  const order = answer.kind === 'pack' ? answer.suggestion : null;
  return [
    order ? orderMessage(inPacks(order.count, order.pack.name)) : messageWords.question,
    fill(messageWords.load, { loads: loads.filter(Boolean).join(', '), watts: Math.round(question.load.watts) }),
    fill(messageWords.hours, { hours: question.hours }),
    fill(messageWords.volts, { volts: state.volts === null ? formWords.unknownVolts : `${state.volts}V` }),
    order && fill(messageWords.estimate, { hours: hoursRange(order.run.hours) }),
    order && order.count > 1 && fill(messageWords.joined, { count: order.count }),
    answer.kind === 'refused' && fill(messageWords.refused, { volts: answer.pack.systemVolts }),
  ]
    .filter((line) => !!line)
    .join('\n');
}

function rangeEnd(hours: number): string {
  if (hours < 0.5) return hoursWords.lowEnd;
  return hours > DAY ? hoursWords.moreThanDay : inHalves(hours);
}

/** 4.5 as "4½", 0.5 as "½". */
function inHalves(hours: number): string {
  const rounded = roundToHalf(hours);
  const whole = Math.floor(rounded);
  return `${whole || rounded === 0 ? whole : ''}${rounded > whole ? hoursWords.half : ''}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
