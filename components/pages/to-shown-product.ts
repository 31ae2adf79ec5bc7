import { packFigures } from '@/content/shop/attributes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { shortRange } from '@/lib/advice/answer-notes';
import type { Pack } from '@/lib/advice/energy';
import { householdRuns } from '@/lib/advice/household-answers';
import { listHouseholds, type Household } from '@/lib/advice/loads';
import { toPack } from '@/lib/advice/packs';
import { runPack } from '@/lib/advice/recommend';
import { orderChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill, formatPrice } from '@/lib/format/texts';
import { getPicture } from '@/lib/pictures/pictures';
import { keyFigures, showEnergy, specificationRows, type ShownProduct, type Product } from '@/lib/shop/product';

const { householdId, ...words } = cataloguePage.housePacks;
const [household] = listHouseholds([householdId]) as [Household];

/** A product as it is shown: figures in words, a chat that orders it, and for a pack how long it runs households. */
export function toShownProduct(product: Product): ShownProduct {
  const { id, name, price, oldPrice, description, summary = description, availability } = product;
  const soldOut = availability === 'out of stock';
  const pack = toPack(product);
  return {
    id,
    name,
    price: formatPrice(price),
    oldPrice: oldPrice === undefined ? null : formatPrice(oldPrice),
    soldOut,
    description,
    summary,
    keyFigures: pack ? figuresOfPack(pack) : keyFigures(product),
    specification: specificationRows(product),
    pictures: product.images.map(({ src, alt, drawn }) => getPicture(src, alt, drawn)),
    orderUrl: orderChatUrl(orderMessage(name, soldOut)),
    runs: pack ? householdRuns(pack) : [],
  };
}

/** What the cards of packs leave out, since it is alike or the same for all: the household of their hours, and their life. */
export function notesOnPacks(products: readonly Product[]): string[] {
  if (!products.every(toPack)) return [];
  const lives = new Set(products.map(({ specs }) => specs.Life));
  const [life] = lives;
  return [fill(words.hours, { household: household.name }), ...(lives.size === 1 && life ? [fill(words.life, { life })] : [])];
}

function figuresOfPack(pack: Pack) {
  const { verdict, hours } = runPack(household.load, pack);
  return [
    { value: showEnergy(pack.nominalVolts * pack.ampereHours), label: packFigures.energy },
    { value: `${pack.nominalVolts}V`, label: packFigures.volts },
    ...(verdict === 'refused' ? [] : [{ value: shortRange(hours), label: packFigures.hours }]),
  ];
}
