import { answerWords } from '@/content/advice/answer';
import { home } from '@/content/pages/home';
import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import type { ShareCardWords } from '@/content/types';
import { routes } from '@/content/routes';
import { fill } from '@/lib/format/fill';
import { householdPath, productPath } from '@/lib/paths';
import { sharePictureName } from '@/lib/seo/share-picture';
import { createFileFinder } from '../pictures/find-source-file';

export interface ShareCard extends Omit<ShareCardWords, 'picture'> {
  /** The file's name without its ending. */
  name: string;
  brand: string;
  price?: string;
  /** Hours of a household, with a line below them. */
  hours?: string;
  line?: string;
  /** How many of the picture stand there, if it shows a pack on a transparent ground. */
  count?: number;
  /** Path of the source image; null if it is remote and could not be fetched. The content check has checked local names. */
  picture: string | null;
}

/** A card for each page (its heading), product (name and price) and household (its hours, packs and price). */
export async function listShareCards(): Promise<ShareCard[]> {
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const { listHouseholdAnswers } = await import('@/lib/advice/household-answers');
  const { aboutHours, plainHours } = await import('@/lib/advice/hours');
  const pages = Object.entries<{ card: ShareCardWords }>(searchEntries).map(([path, { card }]) => ({
    name: sharePictureName(path),
    ...card,
    // The pack of home stands alone, as those of households do.
    ...(path === routes.home && { count: 1 }),
  }));
  const products = getProducts().map(({ id, name, price, images }) => ({
    name: sharePictureName(productPath(id)),
    heading: name,
    price,
    picture: images[0]?.src,
  }));
  const households = listHouseholdAnswers().map(({ id, name, answer: { headline, hours, pack, price, packId, count } }) => {
    const card = { name: sharePictureName(householdPath(id)), heading: name };
    if (!hours) return { ...card, hours: headline.figure, picture: undefined };
    return {
      ...card,
      hours: aboutHours(hours.estimate),
      line: fill(answerWords.card, { pack, price, hours: plainHours(hours.careful) }),
      count,
      picture: home.hero.packs.find((shown) => shown.id === packId)?.picture,
    };
  });
  const findFile = createFileFinder();
  return [...pages, ...products, ...households].map((card) => ({
    ...card,
    brand: site.brand,
    picture: findFile(card.picture ?? ''),
  }));
}
