import type { ProductEntry } from '@/content/types';
import { rangeEnd, roundDown } from '../advice/hours';
import { listHouseholds } from '../advice/loads';
import { toPack } from '../advice/packs';
import { runPack } from '../advice/recommend';
import { readProduct } from '../shop/product';

/**
 * Hours in packs' descriptions, such as "4½ to 7 hours", that the calculator gives for none of the households, one line each. For
 * content whose other rules hold: it reads the catalogue, which throws where one is broken.
 */
export function unreckonedHours(products: readonly ProductEntry[]): string[] {
  return products.flatMap((product) => {
    const pack = toPack(readProduct(product));
    if (!pack) return [];
    const reckoned = listHouseholds().map(({ load }) => {
      const { careful, best } = runPack(load, pack).hours;
      return `${rangeEnd(roundDown(careful))} to ${rangeEnd(best)}`;
    });
    return (product.description.match(/\S+ to \S+(?= hours)/g) ?? [])
      .filter((said) => !reckoned.includes(said))
      .map(
        (said) =>
          `  content/shop/products.ts, entry "${product.id}", field "description": says "${said} hours", but by its figures and content/advice/appliances.ts households have ${reckoned.join(', ')}; write one of these, or none.`,
      );
  });
}
