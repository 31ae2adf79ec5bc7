import { getPacks } from './packs';
import { listHouseholds, runInWords } from './words';

/** Ids of the households in a product's dialog. */
const SHOWN = ['small', 'family', 'fridge'];

/** How long a pack runs each household, in words, for its dialog; empty for products that are not packs. */
export function householdRuns(productId: string): { household: string; hours: string }[] {
  const packs = getPacks();
  const pack = packs.find(({ id }) => id === productId);
  if (!pack) return [];
  return listHouseholds()
    .filter(({ id }) => SHOWN.includes(id))
    .map((household) => ({ household: household.name, hours: runInWords(household, pack, packs).words }));
}
