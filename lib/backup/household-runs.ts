import { getProductBySlug } from '../shop/catalogue';
import { getBackupPacks, toBackupPack } from './packs';
import { listHouseholds, runInWords } from './words';

/** Households that a product's dialog names. */
const SHOWN = ['small', 'family', 'fridge'];

/** What a pack runs, in words, for its dialog; nothing for other products. */
export function householdRuns(productId: string): { household: string; hours: string }[] {
  const product = getProductBySlug(productId);
  const pack = product && toBackupPack(product);
  if (!pack) return [];
  const packs = getBackupPacks();
  return listHouseholds()
    .filter(({ id }) => SHOWN.includes(id))
    .map((household) => ({ household: household.name, hours: runInWords(household, pack, packs).words }));
}
