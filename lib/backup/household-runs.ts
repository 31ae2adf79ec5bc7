import { backup, hoursWords } from '@/content/backup';
import type { BackupFigures } from '@/content/types';
import { hoursRange } from './hours-words';
import { describeLoads, leastVolts, sumLoads } from './loads';
import { runPack, type LoadToRun, type PackRun } from './pack-run';
import type { BackupPack } from './runtime';

export interface HouseholdRow extends LoadToRun {
  /** Also its value in the calculator's address. */
  id: string;
  /** "2 fans, 4 lights, router" */
  name: string;
}

/** A pack's answer to a household, for what is made at build time. */
export interface HouseholdRun extends PackRun {
  /** "about 4½ hours (3½ to 5)". Not to be shown where the verdict is a refusal. */
  words: string;
}

/** The households to start from, the lightest first. */
export function getHouseholds({ households, loads }: BackupFigures = backup): HouseholdRow[] {
  return households
    .map(({ id, counts }) => ({
      id,
      name: capitalise(describeLoads(counts, loads)),
      watts: sumLoads(counts, loads),
      leastVolts: leastVolts(counts, loads),
    }))
    .sort((a, b) => a.watts - b.watts);
}

/** What a pack makes of a household, or of any load, with its hours in words. */
export function runHousehold(household: LoadToRun, pack: BackupPack): HouseholdRun {
  const run = runPack(household, pack, backup);
  return { ...run, words: hoursRange(run.hours, hoursWords) };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
