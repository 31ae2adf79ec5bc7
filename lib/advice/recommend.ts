import { backup } from '@/content/advice/backup';
import type { Range } from '@/content/types';
import {
  assumptionsFor,
  backupHours,
  batteryAmps,
  forRange,
  packsForHours,
  type TotalLoad,
  type OwnAssumptions,
  type Pack,
} from './energy';
import type { Question } from './question';

type LoadForHours = Pick<Question, 'load' | 'neededHours' | 'own'>;

/** How one kind of pack runs a load. */
interface PackRun {
  /** `fine`: up to the advised current. `high`: up to the pack's limit. `refused`: above it, or the load needs a higher voltage. */
  verdict: 'fine' | 'high' | 'refused';
  /** The current with all loads at their peak, in whole amperes. */
  amps: number;
  /** How long the packs run the load; meaningless if the verdict is `refused`. */
  hours: Range<number>;
}

/** `count` packs of one kind that together run the load for the hours. */
interface Suggestion extends PackRun {
  pack: Pack;
  count: number;
}

/** What is suggested, or the strongest of those refused, with a higher voltage to take instead. */
interface Judged extends Suggestion {
  nextVolts?: number;
}

export type Recommendation =
  /** `nothing`: there is no load. `no-pack`: the catalogue has no pack for this voltage, or none at all. */
  | { kind: 'nothing' | 'no-pack' }
  /** `larger`: one pack of a higher voltage that does what several of the suggested ones do. */
  | (Judged & { kind: 'pack'; larger?: Suggestion })
  /** `why`: the load draws or starts with too much current at this voltage, or takes too many packs. */
  | (Judged & { kind: 'refused'; why: 'current' | 'start' | 'count' });

/**
 * Chooses packs of one kind for the load and hours: those in stock first, then those with an advised current, then the fewest,
 * then that with the least energy, and of equal ones the cheapest.
 */
export function recommend(question: LoadForHours & Pick<Question, 'volts'>, packs: readonly Pack[]): Recommendation {
  if (!(question.load.watts > 0)) return { kind: 'nothing' };
  const candidates = packs
    .filter((pack) => question.volts === null || pack.systemVolts === question.volts)
    .map((pack) => suggest(pack, question));
  const [best] = candidates
    .filter(isPossible)
    .sort((a, b) => rank(a) - rank(b) || energy(a) - energy(b) || a.pack.rupees - b.pack.rupees);
  const most = Math.max(...candidates.map(strength));
  const chosen = best ?? candidates.findLast((one) => strength(one) === most);
  if (!chosen) return { kind: 'no-pack' };
  const { pack, count, amps, verdict } = chosen;
  const nextVolts = verdict === 'fine' && best ? undefined : nextVoltage(question, pack, packs);
  if (!best) {
    const why = verdict !== 'refused' ? 'count' : amps > pack.currentLimitAmps ? 'current' : 'start';
    return { kind: 'refused', ...chosen, why, nextVolts };
  }
  const higher = count > 1 ? listHigher(question, pack, packs) : [];
  const larger = higher.find((one) => one.count === 1 && one.verdict === 'fine' && !one.pack.soldOut);
  return { kind: 'pack', ...chosen, nextVolts, larger };
}

function isPossible({ count, verdict }: Suggestion) {
  return verdict !== 'refused' && count <= backup.mostPacks;
}

/** How one pack, or `count` of them together, runs a load. */
export function runPack(load: TotalLoad, pack: Pack, own: OwnAssumptions = {}, count = 1): PackRun {
  const assumptions = assumptionsFor(pack, own);
  const { systemVolts: volts } = pack;
  // A visitor's own losses may raise the current, and never lower it.
  const efficiency = Math.min(assumptions.estimate.efficiency, backup.losses.estimate.efficiency);
  const amps = batteryAmps(load.peakWatts, volts, efficiency) + (own.idleDrawWatts ?? 0) / volts;
  const limit = Math.floor(pack.currentLimitAmps);
  return {
    verdict: volts < load.leastVolts ? 'refused' : judgeCurrent(amps, pack),
    // Rounding never shows a refused current as the limit itself, nor the reverse.
    amps: amps > pack.currentLimitAmps ? Math.max(limit + 1, Math.round(amps)) : Math.min(limit, Math.round(amps)),
    // Hours are rounded to a hundredth, so that the build and every browser agree on them.
    hours: forRange((band) => Math.round(backupHours(load, pack, assumptions[band], count) * 100) / 100),
  };
}

/** Judges a current against the limit of one pack even if there are several, since joined packs may share it unequally. */
export function judgeCurrent(amps: number, { currentLimitAmps }: Pick<Pack, 'currentLimitAmps'>): PackRun['verdict'] {
  if (amps > currentLimitAmps) return 'refused';
  return amps > currentLimitAmps * backup.advisedShareOfLimit ? 'high' : 'fine';
}

/**
 * The lowest higher voltage whose packs can start the load and run it for the hours; one at which the current is as advised goes
 * first. Undefined if there is none: the load needs a custom pack.
 */
export function nextVoltage(question: LoadForHours, pack: Pack, packs: readonly Pack[]): number | undefined {
  const higher = listHigher(question, pack, packs);
  const next = higher.find(({ verdict }) => verdict === 'fine') ?? higher[0];
  return next?.pack.systemVolts;
}

/** What packs of higher voltages can do, the lowest voltage first. */
function listHigher(question: LoadForHours, { systemVolts: now }: Pack, packs: readonly Pack[]): Suggestion[] {
  return packs
    .filter((pack) => pack.systemVolts > now)
    .map((pack) => suggest(pack, question))
    .filter(isPossible)
    .sort((a, b) => a.pack.systemVolts - b.pack.systemVolts);
}

function suggest(pack: Pack, { load, neededHours, own }: LoadForHours): Suggestion {
  const justEnough = neededHours * backup.enoughShare;
  const count = Math.max(1, packsForHours(load, justEnough, pack, assumptionsFor(pack, own).estimate));
  return { pack, count, ...runPack(load, pack, own, count) };
}

/** The watts that one pack gives at its current limit. */
function strength({ pack: { nominalVolts, currentLimitAmps } }: Suggestion) {
  return nominalVolts * currentLimitAmps;
}

function energy({ pack: { nominalVolts, ampereHours } }: Suggestion) {
  return nominalVolts * ampereHours;
}

/** Orders suggestions, the best lowest: those in stock, then those with an advised current, then the fewest packs. */
function rank({ pack, count, verdict }: Suggestion) {
  return (pack.soldOut ? 1e9 : 0) + (verdict === 'fine' ? 0 : 1e6) + count;
}
