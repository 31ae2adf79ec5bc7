import type { BackupFigures } from '@/content/types';
import type { CataloguePack } from './catalogue-packs';
import { runPack, type LoadToRun, type PackRun } from './pack-run';
import { assumptionsFor, packsForHours, systemVolts, type OwnAssumptions } from './runtime';

export interface Question {
  load: LoadToRun;
  hours: number;
  /** 12, 24 or 48; null where the visitor does not know. */
  volts: number | null;
  own: OwnAssumptions;
}

/** A pack that runs the load for the hours, alone or with others of its kind. */
export interface Suggestion {
  pack: CataloguePack;
  count: number;
  /** Of `count` packs together. */
  run: PackRun;
}

/** What each pack makes of the load by itself. */
export interface PackRow {
  pack: CataloguePack;
  run: PackRun;
}

export type Answer =
  /** No load, no answer. */
  | { kind: 'nothing' }
  | { kind: 'pack'; suggestion: Suggestion }
  /** More current than a pack at this voltage may give; `nextVolts` is the next that takes it. */
  | { kind: 'refused'; pack: CataloguePack; run: PackRun; nextVolts: number | null }
  /** The catalogue has no pack for this voltage, or none at all. */
  | { kind: 'no-pack' };

/** The smallest pack that runs the load for the hours by the estimate; where none does alone, the fewest of one kind. */
export function answerQuestion(question: Question, packs: readonly CataloguePack[], figures: BackupFigures): Answer {
  if (!(question.load.watts > 0)) return { kind: 'nothing' };
  const candidates = packs.filter((pack) => question.volts === null || pack.systemVolts === question.volts);
  const strongest = candidates.at(-1);
  if (!strongest) return { kind: 'no-pack' };
  const [best] = candidates
    .map((pack) => suggest(pack, question, figures))
    .filter(({ run }) => run.verdict !== 'refused')
    .sort((a, b) => rank(a) - rank(b));
  if (best) return { kind: 'pack', suggestion: best };
  const run = runPack(question.load, strongest, figures, question.own);
  return { kind: 'refused', pack: strongest, run, nextVolts: nextThatTakes(question, strongest, packs, figures) };
}

/** Each pack of the catalogue with the load, whatever the voltage asked for. */
export function comparePacks({ load, own }: Question, packs: readonly CataloguePack[], figures: BackupFigures): PackRow[] {
  return packs.map((pack) => ({ pack, run: runPack(load, pack, figures, own) }));
}

function suggest(pack: CataloguePack, { load, hours, own }: Question, figures: BackupFigures): Suggestion {
  const count = Math.max(1, packsForHours(load.watts, hours, pack, assumptionsFor(pack, figures, own).estimate));
  return { pack, count, run: runPack(load, pack, figures, own, count) };
}

/** A current that is advised comes before one that is not, one pack before two; alike, the smaller came first. */
function rank({ count, run }: Suggestion): number {
  return (run.verdict === 'fine' ? 0 : 1_000_000) + count;
}

function nextThatTakes(
  { load, own }: Question,
  { volts }: CataloguePack,
  packs: readonly CataloguePack[],
  figures: BackupFigures,
): number | null {
  const higher = packs.filter(
    (pack) => pack.systemVolts > systemVolts(volts) && runPack(load, pack, figures, own).verdict !== 'refused',
  );
  return higher.length > 0 ? Math.min(...higher.map((pack) => pack.systemVolts)) : null;
}
