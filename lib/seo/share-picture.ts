import { answerWords } from '@/content/advice/answer-words';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { searchEntries } from '@/content/search';
import type { PageSearchEntry, ProductEntry } from '@/content/types';
import { aboutHours, plainHours, roundDown } from '../advice/hours';
import type { HouseholdAnswer } from '../advice/household-answers';
import { fill, formatPrice } from '../format/texts';
import { householdPath, productPath } from '../paths';
import { getPicture } from '../pictures/pictures';

/** What the picture of a shared link shows; `scripts/build/share` draws it. */
export interface ShareCard extends Omit<PageSearchEntry['shareCard'], 'picture'> {
  /** The name of the picture's file, before the hash. */
  name: string;
  picture?: string;
  price?: string;
  /** Hours of a household, with a line below them. */
  hours?: string;
  line?: string;
  /** How many times the picture is drawn, if it shows a pack on a transparent ground. */
  count?: number;
}

/** The card of a fixed page: its heading. */
export function pageShareCard(path: keyof typeof searchEntries): ShareCard {
  const { shareCard } = searchEntries[path];
  // Home's picture is a pack on a transparent ground, as those of households are.
  return path === routes.home ? { name: 'home', ...shareCard, count: 1 } : { name: fileName(path), ...shareCard };
}

/** The card of a product: its name and price. */
export function productShareCard({ id, name, price, images }: ProductEntry): ShareCard {
  return { name: fileName(productPath(id)), heading: name, price: formatPrice(price), picture: images[0]?.src };
}

/** The card of a household: its hours, packs and price. */
export function householdShareCard({ id, name, answer }: HouseholdAnswer): ShareCard {
  const { headline, hours, packWords, price, packId, count } = answer;
  const card = { name: fileName(householdPath(id)), heading: name };
  if (!hours) return { ...card, hours: headline.figure };
  return {
    ...card,
    hours: aboutHours(hours.estimate),
    line: fill(answerWords.shareCard, { pack: packWords, price, hours: plainHours(roundDown(hours.careful)) }),
    count,
    picture: home.hero.pictures.find((shown) => shown.id === packId)?.picture,
  };
}

/** `product-small-pack-1a2b3c4.jpg`: chats keep a picture by its address, so the name has a hash of all that the card shows. */
export function sharePictureFile(card: ShareCard): string {
  const shown = JSON.stringify([card, card.picture && getPicture(card.picture, '').base]);
  // The FNV-1a hash.
  const hash = [...shown].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return `${card.name}-${(hash >>> 0).toString(36)}.jpg`;
}

function fileName(path: string) {
  return path.slice(1).replace('products/', 'product-').replaceAll('/', '-');
}
