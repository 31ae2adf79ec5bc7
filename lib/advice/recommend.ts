import { backup } from '@/content/advice/backup';
import type { Range } from '@/content/types';
import {
  assumptionsFor,
  backupHours,
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
import type { CataloguePack } from './packs';

export interface Question {
  load: LoadToRun;
  hours: number;
  /** 12, 24 or 48; null if the visitor does not know. */
  volts: number | null;
  own: OwnAssumptions;
}

/** `fine`: up to the advised current. `high`: up to the pack's limit. `refused`: above it. */
export type CurrentVerdict = 'fine' | 'high' | 'refused';

/** How one kind of pack runs a load. */
export interface PackRun {
  verdict: CurrentVerdict;
  /** The battery current at the pack's voltage, by the estimate. */
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
  | { kind: 'pack'; suggestion: Suggestion }
  /** The load draws or starts with too much current at this voltage; `nextVolts` comes from `nextVoltage`. */
  | { kind: 'refused'; pack: CataloguePack; run: PackRun; nextVolts: number | null }
  /** The catalogue has no pack for this voltage, or none at all. */
  | { kind: 'no-pack' };

/** Chooses packs of one kind for the load and hours: those with an advised current first, then the fewest, then the smallest. */
export function recommend(question: Question, packs: readonly CataloguePack[]): Recommendation {
  if (!(question.load.watts > 0)) return { kind: 'nothing' };
  const candidates = packs.filter((pack) => question.volts === null || pack.systemVolts === question.volts);
  const strongest = candidates.at(-1);
  if (!strongest) return { kind: 'no-pack' };
  const [suggestion] = candidates
    .map((pack) => suggest(pack, question))
    .filter(({ run }) => run.verdict !== 'refused')
    .sort((a, b) => rank(a) - rank(b));
  if (suggestion) return { kind: 'pack', suggestion };
  const run = runPack(question.load, strongest, question.own);
  return { kind: 'refused', pack: strongest, run, nextVolts: nextVoltage(question, strongest, packs) };
}

/** How one pack, or `count` of them together, runs a load. */
export function runPack(load: LoadToRun, pack: BackupPack, own: OwnAssumptions = {}, count = 1): PackRun {
  const assumptions = assumptionsFor(pack, own);
  const amps = batteryWatts(load.watts, assumptions.estimate) / pack.volts;
  const startsTooHard = systemVolts(pack.volts) < load.leastVolts;
  return {
    verdict: startsTooHard ? 'refused' : judgeCurrent(amps, pack),
    amps,
    hours: forRange((band) => backupHours(load.watts, pack, assumptions[band], count)),
  };
}

/** Judges a current against the limit of one pack even if there are several, since joined packs may share it unequally. */
export function judgeCurrent(amps: number, { currentLimitAmps }: Pick<BackupPack, 'currentLimitAmps'>): CurrentVerdict {
  if (amps > currentLimitAmps) return 'refused';
  return amps > currentLimitAmps * backup.advisedShareOfLimit ? 'high' : 'fine';
}

/**
 * The lowest higher voltage with a pack that can start and run the load; one at which the current is as advised goes first.
 * Null if there is none: the load needs a custom pack.
 */
export function nextVoltage(
  { load, own }: Pick<Question, 'load' | 'own'>,
  { systemVolts: now }: CataloguePack,
  packs: readonly CataloguePack[],
): number | null {
  const higher = packs.filter((pack) => pack.systemVolts > now);
  const taking = (verdict: CurrentVerdict) => higher.filter((pack) => runPack(load, pack, own).verdict === verdict);
  const [fine, high] = [taking('fine'), taking('high')];
  const volts = (fine.length > 0 ? fine : high).map((pack) => pack.systemVolts);
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
  const neededWatts = batteryWatts(load.watts, estimate) * estimate.efficiency;
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
  return (batteryWatts(load.watts, estimate) * hours) / (pack.volts * mainsHours * backup.chargeTakenUp);
}

/** The cut, counted from 1, that empties a battery of `whole` watt-hours: each takes `taken`, and `back` comes back after it. */
function cutThatEmpties(whole: number, taken: number, back: number): number | undefined {
  const lost = taken - back;
  if (taken > whole) return 1;
  return lost > 0 ? Math.floor((whole - taken) / lost + 1e-9) + 2 : undefined;
}

function suggest(pack: CataloguePack, { load, hours, own }: Question): Suggestion {
  const justEnough = hours * backup.enoughShare;
  const count = Math.max(1, packsForHours(load.watts, justEnough, pack, assumptionsFor(pack, own).estimate));
  return { pack, count, run: runPack(load, pack, own, count) };
}

/** Lower is better: an advised current first, then fewer packs. */
function rank({ count, run }: Suggestion): number {
  return (run.verdict === 'fine' ? 0 : 1_000_000) + count;
}
