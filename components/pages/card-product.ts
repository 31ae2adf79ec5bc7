import { listHouseholds } from '@/lib/advice/loads';
import { packFigures } from '@/content/shop/attributes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { householdRuns } from '@/lib/advice/households';
import { toPack } from '@/lib/advice/packs';
import { runPack } from '@/lib/advice/recommend';
import { cellEnd } from '@/lib/advice/words';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { showEnergy, type KeyFigure } from '@/lib/shop/attributes';
import { toCardProduct, type CardProduct } from '@/lib/shop/card-product';
import type { Product } from '@/lib/shop/product';

const { household: householdId, ...words } = cataloguePage.housePacks;
const household = listHouseholds().find(({ id }) => id === householdId);

/** A product for its card: with a chat that orders it, and for a pack with how long it runs households. */
export function cardProduct(product: Product): CardProduct {
  const { id, name, availability } = product;
  const orderLink = orderChat(orderMessage(name, availability === 'out of stock'));
  const card = toCardProduct(product, { orderLink, runs: householdRuns(id) });
  return { ...card, keyFigures: figuresOfPack(product) ?? card.keyFigures };
}

/** What the cards of packs leave out, since it is alike or the same for all: the household of their hours, and their life. */
export function notesOnHousePacks(products: readonly Product[]): string[] {
  if (!household || !products.every(toPack)) return [];
  const lives = new Set(products.map(({ specs }) => specs.Life));
  const [life] = lives;
  return [fill(words.hours, { household: household.name }), ...(lives.size === 1 && life ? [fill(words.life, { life })] : [])];
}

function figuresOfPack(product: Product): KeyFigure[] | undefined {
  const pack = toPack(product);
  const energy = showEnergy(product);
  if (!pack || !energy || !household) return undefined;
  const { verdict, hours } = runPack(household.load, pack);
  return [
    { value: energy, label: packFigures.energy },
    { value: `${pack.volts}V`, label: packFigures.volts },
    ...(verdict === 'refused' ? [] : [{ value: cellEnd(hours.estimate), label: packFigures.hours }]),
  ];
}
