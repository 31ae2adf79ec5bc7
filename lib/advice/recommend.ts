import { backup } from '@/content/advice/backup';
import type { Range } from '@/content/types';
import {
  assumptionsFor,
  backupHours,
  batteryAmps,
  batteryWattHours,
  batteryWatts,
  chargingHours,
  forRange,
  givenBack,
  packsForHours,
  systemVolts,
  usableWattHours,
  type BackupPack,
  type LoadToRun,
  type OwnAssumptions,
} from './energy';
import { someOfEach } from '../format/some-of-each';
import type { CataloguePack } from './packs';

/** How many packs fit beside each other into a table. */
const MOST_SHOWN = 6;

export interface Question {
  load: LoadToRun;
  hours: number;
  /** 12, 24 or 48; null if the visitor does not know. */
  volts: number | null;
  own: OwnAssumptions;
  charger?: { amps?: number; mainsHours?: number };
}

/** `fine`: up to the advised current. `high`: up to the pack's limit. `refused`: above it. */
export type CurrentVerdict = 'fine' | 'high' | 'refused';

/** How one kind of pack runs a load. */
export interface PackRun {
  verdict: CurrentVerdict;
  /** The power from the battery, by the estimate. */
  watts: number;
  /** The current with all loads at their peak. */
  amps: number;
  /** Meaningless if refused. */
  hours: Range<number>;
}

/** `count` packs of one kind that together run the load for the hours. */
export interface Suggestion {
  pack: CataloguePack;
  count: number;
  /** Of `count` packs together. */
  run: PackRun;
}

export type Recommendation =
  /** There is no load. */
  | { kind: 'nothing' }
  | {
      kind: 'pack';
      suggestion: Suggestion;
      /** A higher voltage at which the current is lower, if it is near the pack's limit. */
      nextVolts: number | null;
      /** One pack of a higher voltage that does what several of the suggested ones do. */
      larger: Suggestion | null;
    }
  /** The load draws or starts with too much current at this voltage, or takes too many packs; `nextVolts` comes from `nextVoltage`. */
  | { kind: 'refused'; pack: CataloguePack; count: number; run: PackRun; nextVolts: number | null }
  /** The catalogue has no pack for this voltage, or none at all. */
  | { kind: 'no-pack' };

/**
 * Chooses packs of one kind for the load and hours: those with an advised current first, then the fewest, then the first in
 * `packs`, whose order is that of `getBackupPacks`.
 */
export function recommend(question: Question, packs: readonly CataloguePack[]): Recommendation {
  if (!(question.load.watts > 0)) return { kind: 'nothing' };
  const candidates = packs.filter((pack) => question.volts === null || pack.systemVolts === question.volts);
  const [first, ...others] = candidates;
  if (!first) return { kind: 'no-pack' };
  const [suggestion] = candidates
    .map((pack) => suggest(pack, question))
    .filter(isPossible)
    .sort((a, b) => rank(a) - rank(b));
  if (suggestion) {
    const nextVolts = suggestion.run.verdict === 'high' ? nextVoltage(question, suggestion.pack, packs) : null;
    return { kind: 'pack', suggestion, nextVolts, larger: suggestLarger(suggestion, question, packs) };
  }
  const pack = others.reduce((strongest, other) => (strength(other) >= strength(strongest) ? other : strongest), first);
  return { kind: 'refused', ...suggest(pack, question), nextVolts: nextVoltage(question, pack, packs) };
}

function isPossible({ count, run }: Suggestion): boolean {
  return run.verdict !== 'refused' && count <= backup.mostPacks;
}

/** The packs for a table: as many as fit, of each voltage. Answers look at all packs. */
export function packsToShow(packs: readonly CataloguePack[]): CataloguePack[] {
  return someOfEach(packs, MOST_SHOWN, (pack) => pack.systemVolts);
}

/** How one pack, or `count` of them together, runs a load. */
export function runPack(load: LoadToRun, pack: BackupPack, own: OwnAssumptions = {}, count = 1): PackRun {
  const assumptions = assumptionsFor(pack, own);
  const volts = systemVolts(pack.volts);
  const amps = batteryAmps(load.peakWatts, volts, assumptions.estimate.efficiency);
  return {
    verdict: volts < load.leastVolts ? 'refused' : judgeCurrent(amps, pack),
    watts: batteryWatts(load.watts, assumptions.estimate),
    amps,
    hours: forRange((band) => backupHours(load, pack, assumptions[band], count)),
  };
}

/** Judges a current against the limit of one pack even if there are several, since joined packs may share it unequally. */
export function judgeCurrent(amps: number, { currentLimitAmps }: Pick<BackupPack, 'currentLimitAmps'>): CurrentVerdict {
  if (amps > currentLimitAmps) return 'refused';
  return amps > currentLimitAmps * backup.advisedShareOfLimit ? 'high' : 'fine';
}

/**
 * The lowest higher voltage whose packs can start the load and run it for the hours; one at which the current is as advised goes
 * first. Null if there is none: the load needs a custom pack.
 */
export function nextVoltage(
  question: Pick<Question, 'load' | 'hours' | 'own'>,
  { systemVolts: now }: CataloguePack,
  packs: readonly CataloguePack[],
): number | null {
  const higher = packs.filter((pack) => pack.systemVolts > now).map((pack) => suggest(pack, question));
  const possible = higher.filter(isPossible);
  const fine = possible.filter(({ run }) => run.verdict === 'fine');
  const volts = (fine.length > 0 ? fine : possible).map(({ pack }) => pack.systemVolts);
  return volts.length > 0 ? Math.min(...volts) : null;
}

/** Up to 5 % too little counts as "just enough", because no other figure is known more exactly. */
export function compareWithNeed(have: number, need: number): 'enough' | 'just enough' | 'too little' {
  if (have >= need) return 'enough';
  return have >= need * backup.enoughShare ? 'just enough' : 'too little';
}

/** Compares what a charger stores between two power cuts with what one cut takes, by the estimate. */
export function judgeCharger(charger: { amps: number; mainsHours: number }, suggestion: Suggestion, question: Question) {
  const { pack, count } = suggestion;
  const { load, hours, own } = question;
  const { estimate } = assumptionsFor(pack, own);
  const wattHours = givenBack(charger, pack, estimate, count);
  const watts = wattHours / hours;
  // Includes the inverter's own draw.
  const neededWatts = (batteryWattHours(load, hours, estimate) / hours) * estimate.efficiency;
  const whole = count * usableWattHours(pack, estimate) * estimate.efficiency;
  return {
    verdict: compareWithNeed(watts, neededWatts),
    /** What the loads get: the energy, and the power if it is spread over the next cut. */
    wattHours,
    watts,
    neededWatts,
    /** The cut, counted from 1, in which a battery that was full at first runs out; undefined if it never does. */
    emptyInCut: cutThatEmpties(whole, neededWatts * hours, wattHours),
    /** Hours to charge the empty battery. */
    fullHours: chargingHours(pack.ampereHours * estimate.depth * count, charger.amps),
  };
}

/** The charging current, in amperes, that puts back between two cuts what one cut takes. */
export function neededChargerAmps(mainsHours: number, { pack }: Suggestion, { load, hours, own }: Question): number {
  const { estimate } = assumptionsFor(pack, own);
  return batteryWattHours(load, hours, estimate) / (pack.volts * mainsHours * backup.chargeTakenUp);
}

/** The cut, counted from 1, that empties a battery of `whole` watt-hours: each takes `taken`, and `back` comes back after it. */
function cutThatEmpties(whole: number, taken: number, back: number): number | undefined {
  const lost = taken - back;
  return lost > 0 ? Math.floor((whole - taken) / lost + 1e-9) + 2 : undefined;
}

function suggest(pack: CataloguePack, { load, hours, own }: Pick<Question, 'load' | 'hours' | 'own'>): Suggestion {
  const justEnough = hours * backup.enoughShare;
  const count = Math.max(1, packsForHours(load, justEnough, pack, assumptionsFor(pack, own).estimate));
  return { pack, count, run: runPack(load, pack, own, count) };
}

/** One pack of the lowest higher voltage that is enough alone, at an advised current, where the suggestion takes several. */
function suggestLarger({ pack: { systemVolts: now }, count }: Suggestion, question: Question, packs: readonly CataloguePack[]) {
  if (count === 1) return null;
  const enough = packs
    .filter((pack) => pack.systemVolts > now)
    .map((pack) => suggest(pack, question))
    .filter((one) => one.count === 1 && one.run.verdict === 'fine')
    .sort((a, b) => a.pack.systemVolts - b.pack.systemVolts);
  return enough[0] ?? null;
}

/** The watts that one pack gives at its current limit. */
function strength({ volts, currentLimitAmps }: CataloguePack): number {
  return volts * currentLimitAmps;
}

/** Lower is better: an advised current first, then fewer packs. */
function rank({ count, run }: Suggestion): number {
  return (run.verdict === 'fine' ? 0 : 1_000_000) + count;
}
