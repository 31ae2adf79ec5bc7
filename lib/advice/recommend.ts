import { backup } from '@/content/advice/backup';
import type { Range } from '@/content/types';
import { someOfEach } from '../format/some-of-each';
import {
  assumptionsFor,
  backupHours,
  batteryAmps,
  batteryWatts,
  forRange,
  packsForHours,
  systemVolts,
  type LoadToRun,
  type OwnAssumptions,
  type Pack,
} from './energy';

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

type LoadForHours = Pick<Question, 'load' | 'hours' | 'own'>;

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
interface Suggestion {
  pack: Pack;
  count: number;
  /** Of `count` packs together. */
  run: PackRun;
}

/** The pack that is suggested, or the strongest of those refused, with a higher voltage to take instead: null if there is none. */
interface Judged {
  packId: string;
  count: number;
  /** The current, in whole amperes. */
  amps: number;
  nextVolts: number | null;
}

/** It names packs by id and holds only what an answer is made of, because the home page sends many to the browser. */
export type Recommendation =
  /** There is no load; the catalogue has no pack for this voltage, or none at all. */
  | { kind: 'nothing' | 'no-pack' }
  | (Judged & {
      kind: 'pack';
      verdict: 'fine' | 'high';
      hours: Range<number>;
      /** One pack of a higher voltage that does what several of the suggested ones do. */
      larger: { packId: string; hours: Range<number> } | null;
    })
  /** It draws or starts with too much current at this voltage, or takes too many packs. */
  | (Judged & { kind: 'refused'; why: 'current' | 'start' | 'count' });

/**
 * Chooses packs of one kind for the load and hours: those in stock first, then those with an advised current, then the fewest,
 * then that with the least energy, and of equal ones the cheapest.
 */
export function recommend(question: Question, packs: readonly Pack[]): Recommendation {
  if (!(question.load.watts > 0)) return { kind: 'nothing' };
  const candidates = packs
    .filter((pack) => question.volts === null || pack.systemVolts === question.volts)
    .map((pack) => suggest(pack, question));
  const [first, ...others] = candidates;
  if (!first) return { kind: 'no-pack' };
  const [best] = candidates
    .filter(isPossible)
    .sort((a, b) => rank(a) - rank(b) || energy(a) - energy(b) || a.pack.rupees - b.pack.rupees);
  if (!best) {
    const strongest = others.reduce((most, other) => (strength(other) >= strength(most) ? other : most), first);
    const { amps, verdict } = strongest.run;
    const why = verdict !== 'refused' ? 'count' : amps > strongest.pack.currentLimitAmps ? 'current' : 'start';
    return { kind: 'refused', why, ...judged(strongest), nextVolts: nextVoltage(question, strongest.pack, packs) };
  }
  const { verdict, hours } = best.run;
  const larger = suggestLarger(best, question, packs);
  return {
    kind: 'pack',
    verdict: verdict === 'high' ? verdict : 'fine',
    ...judged(best),
    hours,
    nextVolts: verdict === 'high' ? nextVoltage(question, best.pack, packs) : null,
    larger: larger && { packId: larger.pack.id, hours: larger.run.hours },
  };
}

function judged({ pack, count, run }: Suggestion): Omit<Judged, 'nextVolts'> {
  return { packId: pack.id, count, amps: wholeAmps(run, pack) };
}

/** The current in whole amperes. Rounding never shows a refused one as the limit itself. */
export function wholeAmps({ amps }: PackRun, { currentLimitAmps: limit }: Pack): number {
  return amps > limit ? Math.max(Math.floor(limit) + 1, Math.round(amps)) : Math.round(amps);
}

function isPossible({ count, run }: Suggestion): boolean {
  return run.verdict !== 'refused' && count <= backup.mostPacks;
}

/** The packs for a table: as many as fit, of each voltage. Answers look at all packs. */
export function packsToShow(packs: readonly Pack[]): Pack[] {
  return someOfEach(packs, MOST_SHOWN, (pack) => pack.systemVolts);
}

/** How one pack, or `count` of them together, runs a load. */
export function runPack(load: LoadToRun, pack: Pack, own: OwnAssumptions = {}, count = 1): PackRun {
  const assumptions = assumptionsFor(pack, own);
  const volts = systemVolts(pack.volts);
  const amps = batteryAmps(load.peakWatts, volts, assumptions.estimate.efficiency);
  return {
    verdict: volts < load.leastVolts ? 'refused' : judgeCurrent(amps, pack),
    watts: batteryWatts(load.watts, assumptions.estimate),
    amps,
    // To a hundredth, so that answers are short to send and yet the same everywhere.
    hours: forRange((band) => Math.round(backupHours(load, pack, assumptions[band], count) * 100) / 100),
  };
}

/** Judges a current against the limit of one pack even if there are several, since joined packs may share it unequally. */
export function judgeCurrent(amps: number, { currentLimitAmps }: Pick<Pack, 'currentLimitAmps'>): CurrentVerdict {
  if (amps > currentLimitAmps) return 'refused';
  return amps > currentLimitAmps * backup.advisedShareOfLimit ? 'high' : 'fine';
}

/**
 * The lowest higher voltage whose packs can start the load and run it for the hours; one at which the current is as advised goes
 * first. Null if there is none: the load needs a custom pack.
 */
export function nextVoltage(question: LoadForHours, { systemVolts: now }: Pack, packs: readonly Pack[]): number | null {
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

function suggest(pack: Pack, { load, hours, own }: LoadForHours): Suggestion {
  const justEnough = hours * backup.enoughShare;
  const count = Math.max(1, packsForHours(load, justEnough, pack, assumptionsFor(pack, own).estimate));
  return { pack, count, run: runPack(load, pack, own, count) };
}

/** One pack of the lowest higher voltage that is enough alone, at an advised current, where the suggestion takes several. */
function suggestLarger({ pack: { systemVolts: now }, count }: Suggestion, question: Question, packs: readonly Pack[]) {
  if (count === 1) return null;
  const enough = packs
    .filter((pack) => pack.systemVolts > now && !pack.soldOut)
    .map((pack) => suggest(pack, question))
    .filter((one) => one.count === 1 && one.run.verdict === 'fine')
    .sort((a, b) => a.pack.systemVolts - b.pack.systemVolts);
  return enough[0] ?? null;
}

/** The watts that one pack gives at its current limit. */
function strength({ pack: { volts, currentLimitAmps } }: Suggestion): number {
  return volts * currentLimitAmps;
}

function energy({ pack: { volts, ampereHours } }: Suggestion): number {
  return volts * ampereHours;
}

/** Lower is better. */
function rank({ pack, count, run }: Suggestion): number {
  return (pack.soldOut ? 1e9 : 0) + (run.verdict === 'fine' ? 0 : 1e6) + count;
}
