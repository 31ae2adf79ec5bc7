import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductEntry, RemovedProduct } from '@/content/types';
import { parsePrice } from '@/lib/format/price';

/**
 * Changes of valid products since the last call that may be slips. `file` keeps what was seen, so that each is said once.
 */
export function doubtfulChanges(
  file: string,
  products: readonly Pick<ProductEntry, 'id' | 'price'>[],
  removed: readonly Pick<RemovedProduct, 'id'>[],
): string[] {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const now = Object.fromEntries(products.map(({ id, price }) => [id, price]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return Object.entries(before).flatMap(([id, price]) => {
    const today = now[id];
    if (today !== undefined) {
      const isLow = 2 * parsePrice(today) < parsePrice(price);
      return isLow ? [`content/shop/products.ts, entry "${id}": ${today} is less than half of the ${price} before.`] : [];
    }
    if (removed.some((entry) => entry.id === id)) return [];
    return [
      `content/shop/products.ts has no "${id}" any more; add it to content/shop/removed-products.ts, or saved links end in an error.`,
    ];
  });
}
