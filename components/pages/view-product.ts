import { householdRuns } from '@/lib/advice/household-runs';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { toProductView, type ProductView } from '@/lib/shop/product-view';
import type { Product } from '@/lib/shop/product';

/** A product as pages show it: with a chat that orders it, and for a pack with how long it runs households. */
export function viewProduct(product: Product): ProductView {
  return toProductView(product, { orderLink: orderChat(orderMessage(product.name)), runs: householdRuns(product.id) });
}
