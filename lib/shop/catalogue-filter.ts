import { countWords } from '@/content/shop/catalogue-words';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';

/** The state of the catalogue filter; `null` means all. */
export interface Selection {
  category: string | null;
  subcategory: string | null;
}

const ALL: Selection = { category: null, subcategory: null };

/** The fields of a category that the filter needs. */
export interface FilterCategory {
  id: string;
  subCategories?: readonly { id: string }[];
}

export function matchesSelection(item: { category: string; subcategory?: string }, selection: Selection): boolean {
  if (selection.category !== null && item.category !== selection.category) return false;
  return selection.subcategory === null || item.subcategory === selection.subcategory;
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
  if (!category) return ALL;
  const sub = category.subCategories?.find(isNamed('sub'));
  return { category: category.id, subcategory: sub?.id ?? null };
}

/** The query of a selection, with its `?`; empty for all. */
export function selectionQuery({ category, subcategory }: Selection): string {
  if (category === null) return '';
  const sub = subcategory === null ? '' : `&sub=${encodeURIComponent(subcategory)}`;
  return `?category=${encodeURIComponent(category)}${sub}`;
}

/** The chosen sub-category or category; undefined for all. */
export function chosenOption<Option extends { id: string }>(
  { category, subcategory }: Selection,
  categories: readonly (Option & { subCategories?: readonly Option[] })[],
): Option | undefined {
  const chosen = categories.find(({ id }) => id === category);
  return subcategory === null ? chosen : chosen?.subCategories?.find(({ id }) => id === subcategory);
}

/** `3 products in Battery Accessories`, or without a name `8 products`. */
export function countProducts(count: number, name?: string): string {
  const counted = count === 1 ? countWords.one : fill(countWords.many, { count: groupThousands(count) });
  return name ? counted + fill(countWords.of, { name }) : counted;
}
