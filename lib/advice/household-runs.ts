import { getProductBySlug } from '../shop/catalogue';
import { getPacks, toPack } from './packs';
import { listHouseholds, runInWords } from './words';

/** Ids of the households in a product's dialog. */
const SHOWN = ['small', 'family', 'fridge'];

/** How long a pack runs each household, in words, for its dialog; empty for products that are not packs. */
export function householdRuns(productId: string): { household: string; hours: string }[] {
  const product = getProductBySlug(productId);
  const pack = product && toPack(product);
  if (!pack) return [];
  const packs = getPacks();
  return listHouseholds()
    .filter(({ id }) => SHOWN.includes(id))
    .map((household) => ({ household: household.name, hours: runInWords(household, pack, packs).words }));
}
