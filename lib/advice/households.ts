import { backup } from '@/content/advice/backup';
import { answerTo, type Answer } from './answer';
import type { Pack } from './energy';
import { getPacks } from './packs';
import { recommend } from './recommend';
import { listHouseholds, runInWords } from './words';

/** The answer that the page of a household shows at first, with no voltage chosen. */
export interface HouseholdAnswer {
  id: string;
  name: string;
  answer: Answer;
}

/** Read once, since each card of a large catalogue asks. */
const allPacks = getPacks();

/** The answers to the households, which have a page each. */
export function listHouseholdAnswers(packs: readonly Pack[] = allPacks): HouseholdAnswer[] {
  const asked = { hours: backup.hours.first, volts: null };
  return listHouseholds().map(({ id, name, ...load }) => ({
    id,
    name,
    answer: answerTo(recommend({ load, ...asked, own: {} }, packs), { loads: name, watts: load.watts, ...asked }, packs),
  }));
}

/** Ids of the households in a product's dialog. */
const SHOWN = ['small', 'family', 'fridge'];

/** How long a pack runs each household, in words, for its dialog; empty for products that are not packs. */
export function householdRuns(productId: string): { household: string; hours: string }[] {
  const pack = allPacks.find(({ id }) => id === productId);
  if (!pack) return [];
  return listHouseholds()
    .filter(({ id }) => SHOWN.includes(id))
    .map((household) => ({ household: household.name, hours: runInWords(household, pack, allPacks).words }));
}
