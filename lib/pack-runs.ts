import { backup } from '@/content/backup';
import { backupCalculator } from '@/content/backup-calculator';
import { productPage } from '@/content/product-page';
import type { CataloguePack } from './backup/catalogue-packs';
import { refusedAmps } from './backup/current';
import { getHouseholds, runHousehold } from './backup/household-runs';
import { fill } from './fill';
import type { LoadToRun } from './backup/pack-run';
import { groupThousands } from './price';

export interface ShownRun {
  id: string;
  /** "2 fans, 4 lights, router" */
  name: string;
  /** "212 W" */
  watts: string;
  /** Its hours as a range, or why not and what instead. */
  words: string;
  refused: boolean;
}

/** What a pack makes of each household, as its page says it. */
export function listPackRuns(pack: CataloguePack): ShownRun[] {
  return getHouseholds().map((household) => ({
    id: household.id,
    name: household.name,
    watts: fill(backupCalculator.tables.watts, { watts: groupThousands(household.watts) }),
    ...runInWords(household, pack),
  }));
}

/** What the figures take for granted, in a sentence. */
export function readingOfHours(): string {
  const { depth, efficiency } = backup.losses.estimate;
  return fill(productPage.runs.reading, { depth: Math.round(depth * 100), efficiency: Math.round(efficiency * 100) });
}

/** What a pack makes of a load, in the words of the calculator's table. */
function runInWords(load: LoadToRun, pack: CataloguePack): Pick<ShownRun, 'words' | 'refused'> {
  const { verdict, amps, words, nextVolts } = runHousehold(load, pack);
  const { tables } = backupCalculator;
  if (verdict === 'high') return { words: `${words}. ${fill(tables.high, { amps: Math.round(amps) })}`, refused: false };
  if (verdict === 'fine') return { words, refused: false };
  const refusal = amps > pack.currentLimitAmps ? tables.refused : tables.refusedStart;
  const next = nextVolts === undefined ? productPage.runs.custom : fill(tables.refusedNext, { volts: nextVolts });
  return { words: `${fill(refusal, { amps: refusedAmps(amps, pack), limit: pack.currentLimitAmps })} ${next}`, refused: true };
}
