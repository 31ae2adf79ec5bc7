import * as z from 'zod';
import type { RemovedProduct } from '@/content/types';
import { filledText, identifier } from './content-schema';
import { NO_PRODUCT } from './paths';

const removedProduct = z.object({ id: identifier, name: filledText, nearest: identifier });

/**
 * What is wrong with the list of products that are no longer sold: one line each, naming file, entry, field and correction.
 * @param sold the ids of the products that are
 */
export function removedProductProblems(removed: readonly RemovedProduct[], sold: readonly string[]): string[] {
  const ids = removed.map(({ id }) => id);
  return removed.flatMap((entry, position) => {
    const at = (field: string) => `  content/removed-products.ts, entry "${entry.id}", field "${field}":`;
    const { error } = removedProduct.safeParse(entry);
    const problems = (error?.issues ?? []).map(({ path, message }) => `${at(path.join('.'))} ${message}.`);
    if (sold.includes(entry.id)) {
      problems.push(`${at('id')} is still in content/products.ts; take it out of one of the two.`);
    }
    if (entry.id === NO_PRODUCT) problems.push(`${at('id')} is kept for the build; write another.`);
    if (ids.indexOf(entry.id) !== position) problems.push(`${at('id')} is used twice; keep one entry.`);
    if (!sold.includes(entry.nearest)) {
      problems.push(`${at('nearest')} "${entry.nearest}" is not in content/products.ts; name one of ${sold.join(', ')}.`);
    }
    return problems;
  });
}
