import { site } from '@/content/site';
import { searchEntries } from '@/content/search';
import type { ShareCard } from '@/lib/seo/share-picture';
import type { ListedPicture } from '../list-pictures';

/** A card as it is drawn. */
export interface DrawnCard extends Omit<ShareCard, 'picture'> {
  file: string;
  brand: string;
  /** Path of the source image; null without one, and for a remote one that could not be fetched. */
  picture: string | null;
}

/** A card for each page, product and household. */
export async function listShareCards(pictures: readonly Pick<ListedPicture, 'source' | 'file'>[]): Promise<DrawnCard[]> {
  // Imported late: the catalogue throws on import when the content breaks a rule, and pictures are known once they are listed.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const { listHouseholdAnswers } = await import('@/lib/advice/households');
  const { householdCard, pageCard, productCard, sharePictureFile } = await import('@/lib/seo/share-picture');
  const pages = Object.keys(searchEntries) as (keyof typeof searchEntries)[];
  const fileOf = new Map(pictures.map(({ source, file }) => [source, file]));
  return [...pages.map(pageCard), ...getProducts().map(productCard), ...listHouseholdAnswers().map(householdCard)].map(
    (card) => ({ ...card, file: sharePictureFile(card), brand: site.brand, picture: fileOf.get(card.picture ?? '') ?? null }),
  );
}
