import { householdRuns } from '@/lib/advice/households';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { toCardProduct, type CardProduct } from '@/lib/shop/card-product';
import type { Product } from '@/lib/shop/product';

/** A product for its card: with a chat that orders it, and for a pack with how long it runs households. */
export function cardProduct(product: Product): CardProduct {
  const { id, name, availability } = product;
  const orderLink = orderChat(orderMessage(name, availability === 'out of stock'));
  return toCardProduct(product, { orderLink, runs: householdRuns(id) });
}
