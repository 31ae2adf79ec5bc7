import { site } from '@/content/site';
import { searchEntries } from '@/content/search';
import type { ShareCard } from '@/lib/seo/share-picture';
import { createFileFinder } from '../pictures/find-source-file';

/** A card as it is drawn. */
export interface DrawnCard extends Omit<ShareCard, 'picture'> {
  file: string;
  brand: string;
  /** Path of the source image; null if it is remote and could not be fetched. The content check has checked local names. */
  picture: string | null;
}

/** A card for each page, product and household. */
export async function listShareCards(): Promise<DrawnCard[]> {
  // Imported late: the catalogue throws on import when the content breaks a rule, and pictures are known once they are listed.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const { listHouseholdAnswers } = await import('@/lib/advice/household-answers');
  const { householdCard, pageCard, productCard, sharePictureFile } = await import('@/lib/seo/share-picture');
  const pages = Object.keys(searchEntries) as (keyof typeof searchEntries)[];
  const findFile = createFileFinder();
  return [...pages.map(pageCard), ...getProducts().map(productCard), ...listHouseholdAnswers().map(householdCard)].map(
    (card) => ({ ...card, file: sharePictureFile(card), brand: site.brand, picture: findFile(card.picture ?? '') }),
  );
}
