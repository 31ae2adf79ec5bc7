import { home } from '@/content/pages/home';
import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import type { DisplayWindow, ShareCardWords } from '@/content/types';
import type { Reading } from '@/lib/advice/display';
import { routes } from '@/content/routes';
import { householdPath, productPath } from '@/lib/paths';
import { sharePictureName } from '@/lib/seo/share-picture';
import { createFileFinder } from '../pictures/find-source-file';

/** A reading, and the place of the display in the picture. */
export interface CardReading {
  reading: Reading;
  window: DisplayWindow;
}

export interface ShareCard extends Omit<ShareCardWords, 'picture'> {
  /** The file's name without its ending. */
  name: string;
  brand: string;
  price?: string;
  display?: CardReading;
  /** Path of the source image; null if it is remote and could not be fetched. The content check has checked local names. */
  picture: string | null;
}

/** A card for each page (its heading), product (name and price) and household of home (its pack and hours). */
export async function listShareCards(): Promise<ShareCard[]> {
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const { householdAnswer } = await import('@/lib/advice/home-answers');
  const { aboutHours, listHouseholds } = await import('@/lib/advice/words');
  const packThatAnswers = (household: string) => {
    const answer = householdAnswer(household);
    const pack = home.hero.packs.find(({ id }) => id === answer?.packId)?.wide;
    return answer && pack && { picture: pack.picture, display: { reading: answer.reading, window: pack.window } };
  };
  const pages = Object.entries<{ card: ShareCardWords }>(searchEntries).map(([path, { card }]) => ({
    name: sharePictureName(path),
    ...card,
    ...(path === routes.home && packThatAnswers(home.firstHousehold)),
  }));
  const products = getProducts().map(({ id, name, price, images }) => ({
    name: sharePictureName(productPath(id)),
    heading: name,
    price,
    picture: images[0]?.src ?? '',
  }));
  const households = listHouseholds().flatMap(({ id, name }) => {
    const shown = (home.households as readonly string[]).includes(id) && packThatAnswers(id);
    if (!shown) return [];
    const { hours } = shown.display.reading;
    return [
      { name: sharePictureName(householdPath(id)), heading: name, price: hours === null ? '' : aboutHours(hours), ...shown },
    ];
  });
  const findFile = createFileFinder();
  return [...pages, ...products, ...households].map((card) => ({
    ...card,
    brand: site.brand,
    picture: findFile(card.picture),
  }));
}
