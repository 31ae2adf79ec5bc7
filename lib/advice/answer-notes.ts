import { backup } from '@/content/advice/backup';
import { shortWords, noteWords, runWords } from '@/content/advice/load-words';
import type { Range } from '@/content/types';
import { capitalise, fill, isText } from '../format/texts';
import { hasOwnLosses, type Answer } from './answer';
import {
  assumptionsFor,
  batteryWattHours,
  chargedWattHours,
  chargingHours,
  usableWattHours,
  type TotalLoad,
  type OwnAssumptions,
  type Pack,
} from './energy';
import { HOURS_PER_DAY, hoursRange, plainHours, rangeEnd, roundDown } from './hours';
import { chosenAppliances, describeLoads } from './loads';
import type { Question } from './question';
import { nextVoltage, runPack } from './recommend';

/* What is said of a load beside its answer: how long each pack runs it, and what to mind. */

/** How many packs fit beside each other into a table. */
const MOST_SHOWN = 6;

/** How long a pack runs a load, and that in words; a refusal says what is needed instead. */
export function runInWords(load: TotalLoad, pack: Pack, packs: readonly Pack[], own: OwnAssumptions = {}) {
  const run = runPack(load, pack, own);
  const { verdict, amps } = run;
  if (verdict === 'refused') {
    const { refused, refusedStart, custom, next } = runWords;
    const volts = nextVoltage({ load, neededHours: 0, own }, pack, packs);
    const why = amps > pack.currentLimitAmps ? fill(refused, { amps, limit: pack.currentLimitAmps }) : refusedStart;
    return { run, words: `${why} ${volts === undefined ? custom : fill(next, { volts })}` };
  }
  const hours = hoursRange(run.hours);
  return { run, words: verdict === 'high' ? `${hours}. ${fill(runWords.high, { amps })}` : hours };
}

/** How long a pack runs a load, for a table cell, as `8½` and `(6½–10)`, with the losses that we assume. */
export function runInTable(load: TotalLoad, pack: Pack, packs: readonly Pack[]) {
  const run = runPack(load, pack);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, neededHours: 0, own: {} }, pack, packs);
    return { run, short: volts === undefined ? runWords.custom : fill(shortWords.next, { volts }), more: '' };
  }
  const [short, range] = [shortEnd(run.hours.estimate), shortRange(run.hours)];
  const current = run.verdict === 'high' ? fill(shortWords.high, { amps: run.amps, limit: pack.currentLimitAmps }) : '';
  return { run, short, more: [range !== short && fill(shortWords.range, { range }), current].filter(Boolean).join(' ') };
}

/** A range of hours for a table cell: `6½–10`, or one figure if both ends are shown alike. */
export function shortRange({ careful, best }: Range<number>): string {
  return [...new Set([shortEnd(roundDown(careful)), shortEnd(best)])].join('–');
}

/** Hours for a table cell: `8½`, or `24+` for more than a day. */
function shortEnd(hours: number) {
  return hours > HOURS_PER_DAY ? shortWords.moreThanDay : rangeEnd(hours);
}

/** The packs for a table, in their order: as many as fit, one of each voltage, then a second of each. Answers look at all packs. */
export function packsToShow<Shown extends Pack>(packs: readonly Shown[]): Shown[] {
  const turn = (pack: Shown) => packs.filter(({ systemVolts }) => systemVolts === pack.systemVolts).indexOf(pack);
  const shown = packs.toSorted((a, b) => turn(a) - turn(b)).slice(0, MOST_SHOWN);
  return packs.filter((pack) => shown.includes(pack));
}

/** The notes beside an answer: on the charger, single loads, the inverter, a visitor's own losses and solar panels. */
export function listNotes(question: Question, answer: Answer, packs: readonly Pack[]): string[] {
  const { counts, runHours, load, own } = question;
  const chosen = chosenAppliances(counts);
  const timed = chosen.filter(({ id, hours = HOURS_PER_DAY }) => (runHours[id] ?? hours) < HOURS_PER_DAY);
  const timedLoads = capitalise(describeLoads(counts, runHours, timed));
  const pack = packs.find(({ id }) => id === answer.packId);
  const suggested = pack && { pack, count: answer.count };
  return [
    suggested && chargerNote(suggested, question),
    timedLoads && fill(noteWords.timedLoads, { loads: timedLoads }),
    chosen.some(({ notForBattery }) => notForBattery) && noteWords.iron,
    load.watts > 0 &&
      fill(noteWords.inverter, {
        rating: Math.ceil(load.peakWatts * backup.voltAmperesPerWatt),
        watts: load.peakWatts,
      }),
    load.starts && noteWords.starting,
    load.watts > 0 && hasOwnLosses(own) && noteWords.own,
    suggested && panelsNote(suggested, question),
  ].filter(isText);
}

/** The kilowatts of solar panels that fill the packs in a day, on top of the day's use. */
function panelsNote({ pack, count }: PacksToCharge, { own }: Question) {
  const wattHours = count * usableWattHours(pack, assumptionsFor(pack, own).estimate);
  const kilowatts = wattHours / 1000 / backup.givenBack.lithium / backup.solarYield;
  return fill(noteWords.panels, { kilowatts: kilowatts.toFixed(1) });
}

const SENTENCES = { enough: noteWords.chargerFine, 'just enough': noteWords.chargerJust, 'too little': noteWords.chargerWeak };

/** The packs that a charger or solar panels must fill: `count` of one kind. */
interface PacksToCharge {
  pack: Pack;
  count: number;
}

/**
 * Says that the charger is too strong for one pack (joined packs do not always share its current equally), or, if the hours of
 * mains are known, whether it puts back what load-shedding uses. Undefined without these hours, unless it is too strong.
 */
export function chargerNote(
  { pack, count }: PacksToCharge,
  { load, neededHours, outageHours, own, charger: { amps, mainsHours } }: Question,
): string | undefined {
  const { chargeLimitAmps: limit, advisedChargeAmps: advised } = pack;
  if (amps && amps > limit) return fill(noteWords.chargerRefused, { amps, limit, advised });
  if (amps && amps > advised) return fill(noteWords.chargerHigh, { amps, advised });
  if (!mainsHours) return undefined;
  const mains = plainHours(mainsHours);
  const { estimate } = assumptionsFor(pack, own);
  const wattHoursOfOutage = batteryWattHours(load, neededHours, estimate);
  const neededAmps = Math.ceil(wattHoursOfOutage / (pack.nominalVolts * mainsHours * backup.chargeTakenUp));
  const tooMuch = count > 1 ? noteWords.chargerOfSeveral : noteWords.chargerTooLittleMains;
  const needed = fill(neededAmps > advised ? tooMuch : noteWords.chargerNeeded, {
    mains,
    hours: plainHours(outageHours),
    amps: neededAmps,
    advised,
    count,
  });
  if (!amps) return needed;
  // What the loads get of one charge: its energy, and the watts if that is spread over the hours that they run.
  const wattHours = chargedWattHours({ amps, mainsHours }, pack, estimate, count);
  const watts = wattHours / neededHours;
  // The watts that the loads need, including the inverter's own draw.
  const neededWatts = (wattHoursOfOutage / neededHours) * estimate.efficiency;
  const verdict = compareWithNeed(watts, neededWatts);
  // Rounded down, so that a figure that is too low never looks sufficient.
  const rounded = (value: number) => (value < 100 ? Math.floor(value) : Math.floor(value / 10) * 10);
  const sentence = fill(SENTENCES[verdict], {
    mains,
    hours: plainHours(neededHours),
    amps,
    back: rounded(wattHours),
    watts: rounded(watts),
    needed: Math.round(neededWatts),
    full: plainHours(chargingHours(pack.ampereHours * estimate.depth * count, amps)),
  });
  return verdict === 'too little' ? `${sentence} ${needed}` : sentence;
}

/** What is short by no more than `enoughShare` allows is just enough, because no other figure is known more exactly. */
export function compareWithNeed(have: number, need: number) {
  if (have >= need) return 'enough';
  return have >= need * backup.enoughShare ? 'just enough' : 'too little';
}
