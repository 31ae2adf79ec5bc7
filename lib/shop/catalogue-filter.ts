import { countWords } from '@/content/shop/catalogue-words';
import type { CataloguePart } from '@/content/types';
import { fill } from '../format/texts';

/** The state of the catalogue filter; what is left out means all. */
export type Selection = Partial<CataloguePart>;

/** The fields of a category that the filter needs. */
export interface FilterCategory {
  id: string;
  subCategories?: readonly { id: string }[];
}

export function matchesSelection(item: CataloguePart, { category, subcategory }: Selection): boolean {
  if (category !== undefined && item.category !== category) return false;
  return subcategory === undefined || item.subcategory === subcategory;
}

/** An id as a folder of an address, whose `&` becomes a hyphen. */
export function folderOf(id: string): string {
  return id.replaceAll('&', '-');
}

/** Reads `?category=…&sub=…`, ids or their folders. Unknown and malformed values count as all. */
export function parseSelection(query: string, categories: readonly FilterCategory[]): Selection {
  const parameters = new URLSearchParams(query);
  const isNamed = (parameter: string) => {
    const folder = folderOf(parameters.get(parameter) ?? '');
    return ({ id }: { id: string }) => folderOf(id) === folder;
  };
  const category = categories.find(isNamed('category'));
  return { category: category?.id, subcategory: category?.subCategories?.find(isNamed('sub'))?.id };
}

/** The query of a selection, with its `?`; empty for all. */
export function selectionQuery({ category, subcategory }: Selection): string {
  if (category === undefined) return '';
  return `?${new URLSearchParams({ category, ...(subcategory && { sub: subcategory }) })}`;
}

/** The chosen category and, behind it, its chosen sub-category; none for all. */
export function chosenOptions<Option extends { id: string }>(
  { category, subcategory }: Selection,
  categories: readonly (Option & { subCategories?: readonly Option[] })[],
): Option[] {
  const chosen = categories.filter(({ id }) => id === category);
  return [...chosen, ...chosen.flatMap(({ subCategories = [] }) => subCategories.filter(({ id }) => id === subcategory))];
}

/** A count in words: `3 products in Battery Accessories`, or without a name `8 products`. */
export function countProducts(count: number, name?: string): string {
  const counted = count === 1 ? countWords.one : fill(countWords.many, { count });
  return name ? counted + fill(countWords.of, { name }) : counted;
}
