import { readFileSync } from 'node:fs';
import type { ProductEntry, RemovedProduct } from '@/content/types';
import { formatPrice } from '@/lib/format/price';
import { writeWhole } from '../support/write-whole';

/**
 * Changes of valid products since the last call that may be slips. `file` keeps what was seen, so that each is said once.
 */
export function doubtfulChanges(
  file: string,
  products: readonly Pick<ProductEntry, 'id' | 'price'>[],
  removed: readonly Pick<RemovedProduct, 'id'>[],
): string[] {
  const before = readSeen(file);
  const now = Object.fromEntries(products.map(({ id, price }) => [id, price]));
  writeWhole(file, JSON.stringify(now));
  return Object.entries(before).flatMap(([id, price]) => {
    const today = now[id];
    if (today === undefined) {
      if (removed.some((entry) => entry.id === id)) return [];
      return `content/shop/products.ts has no "${id}" any more; add it to content/shop/removed-products.ts, or saved links end in an error.`;
    }
    const ratio = today / price;
    // NaN beside what an earlier version has noted.
    if (!(ratio < 1 / 2 || ratio > 2)) return [];
    const change = ratio < 1 ? 'less than half of' : 'more than twice';
    return `content/shop/products.ts, entry "${id}": ${formatPrice(today)} is ${change} the ${formatPrice(price)} before. Has it a figure too few or too many?`;
  });
}

/** What can't be read, after a power cut, counts as nothing seen. */
function readSeen(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
