import { backup } from '@/content/backup';
import { productPage } from '@/content/product-page';
import type { CataloguePack } from './backup/catalogue-packs';
import { getHouseholds, runHousehold, type HouseholdRun } from './backup/household-runs';
import { fillText } from './fill-text';
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
  return getHouseholds().map((household) => {
    const run = runHousehold(household, pack);
    const watts = fillText(productPage.runs.watts, { watts: groupThousands(household.watts) });
    return { id: household.id, name: household.name, watts, words: inWords(run, pack), refused: run.verdict === 'refused' };
  });
}

/** What the figures take for granted, in a sentence. */
export function readingOfHours(): string {
  const { depth, efficiency } = backup.losses.estimate;
  return fillText(productPage.runs.reading, { depth: Math.round(depth * 100), efficiency: Math.round(efficiency * 100) });
}

function inWords({ verdict, words, amps, nextVolts }: HouseholdRun, { systemVolts, currentLimitAmps: limit }: CataloguePack): string {
  const { high, refused, refusedAtAnyCurrent, refusedAtTheTop } = productPage.runs;
  if (verdict === 'fine') return words;
  if (verdict === 'high') return fillText(high, { hours: words, limit });
  // Just above the limit it must not read as the limit itself.
  const values = { amps: amps > limit ? Math.max(Math.round(amps), limit + 1) : Math.round(amps), limit, volts: systemVolts, next: nextVolts ?? '' };
  if (nextVolts === undefined) return fillText(refusedAtTheTop, values);
  return fillText(amps > limit ? refused : refusedAtAnyCurrent, values);
}
