import { backup } from '@/content/backup';
import type { Bands } from '@/content/types';
import {
  assumptionsFor,
  backupHours,
  batteryWatts,
  chargingHours,
  forBands,
  givenBack,
  packsForHours,
  systemVolts,
  type BackupPack,
  type LoadToRun,
  type OwnAssumptions,
} from './energy';
import type { CataloguePack } from './packs';

export interface Question {
  load: LoadToRun;
  hours: number;
  /** 12, 24 or 48; null where the visitor does not know. */
  volts: number | null;
  own: OwnAssumptions;
}

/** `fine` is advised, `high` lies above what is advised, `refused` above what the pack may give. */
export type CurrentVerdict = 'fine' | 'high' | 'refused';

/** What one kind of pack makes of a load. */
export interface PackRun {
  verdict: CurrentVerdict;
  /** By the estimate. */
  amps: number;
  /** They mean nothing where the verdict is a refusal. */
  hours: Bands<number>;
}

/** A pack that runs the load for the hours, alone or with others of its kind. */
export interface Suggestion {
  pack: CataloguePack;
  count: number;
  /** Of `count` packs together. */
  run: PackRun;
}

export type Recommendation =
  /** No load, no answer. */
  | { kind: 'nothing' }
  | { kind: 'pack'; suggestion: Suggestion }
  /** More current than a pack at this voltage may give; `nextVolts` as `nextVoltage` gives it. */
  | { kind: 'refused'; pack: CataloguePack; run: PackRun; nextVolts: number | null }
  /** The catalogue has no pack for this voltage, or none at all. */
  | { kind: 'no-pack' };

/** The smallest pack that runs the load for the hours by the estimate; where none does alone, the fewest of one kind. */
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

/** A load on one pack, or on `count` of them. */
export function runPack(load: LoadToRun, pack: BackupPack, own: OwnAssumptions = {}, count = 1): PackRun {
  const assumptions = assumptionsFor(pack, own);
  const amps = batteryWatts(load.watts, assumptions.estimate) / pack.volts;
  const startsTooHard = systemVolts(pack.volts) < load.leastVolts;
  return {
    verdict: startsTooHard ? 'refused' : judgeCurrent(amps, pack),
    amps,
    hours: forBands((band) => backupHours(load.watts, pack, assumptions[band], count)),
  };
}

/** The current against one pack's limit, however many there are: joined packs don't always share it alike. */
export function judgeCurrent(amps: number, { currentLimitAmps }: Pick<BackupPack, 'currentLimitAmps'>): CurrentVerdict {
  if (amps > currentLimitAmps) return 'refused';
  return amps > currentLimitAmps * backup.advisedShareOfLimit ? 'high' : 'fine';
}

/**
 * The next higher voltage whose pack takes the load, its start included: with an advised current if one does, else within
 * its limit. Null where none does: that takes a custom pack.
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

/** Whether what is there does. Less by a hair is just enough: other things are known less well. */
export function compareWithNeed(have: number, need: number): 'enough' | 'just enough' | 'too little' {
  if (have >= need) return 'enough';
  return have >= need * backup.enoughShare ? 'just enough' : 'too little';
}

/** What a charger gives back in the hours of mains between two cuts, beside what a cut takes. By the estimate. */
export function judgeCharger(
  charger: { amps: number; mainsHours: number },
  { pack, count }: Suggestion,
  { load, hours, own }: Question,
) {
  const { estimate } = assumptionsFor(pack, own);
  const wattHours = givenBack(charger, pack, estimate, count);
  const watts = wattHours / hours;
  // What the inverter takes itself is in it.
  const neededWatts = batteryWatts(load.watts, estimate) * estimate.efficiency;
  return {
    verdict: compareWithNeed(watts, neededWatts),
    /** That reach the loads, in all and over the next cut. */
    wattHours,
    watts,
    neededWatts,
    /** From empty to full. */
    fullHours: chargingHours(pack.ampereHours * estimate.depth * count, charger.amps),
  };
}

function suggest(pack: CataloguePack, { load, hours, own }: Question): Suggestion {
  const justEnough = hours * backup.enoughShare;
  const count = Math.max(1, packsForHours(load.watts, justEnough, pack, assumptionsFor(pack, own).estimate));
  return { pack, count, run: runPack(load, pack, own, count) };
}

/** A current that is advised comes before one that is not, one pack before two; alike, the smaller came first. */
function rank({ count, run }: Suggestion): number {
  return (run.verdict === 'fine' ? 0 : 1_000_000) + count;
}
