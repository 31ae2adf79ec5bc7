import { routes } from '@/content/routes';
import type { Category, NavigationLink, CategoryLevel } from '@/content/types';
import { folderOf, matchesSelection, type Selection } from './catalogue-filter';
import type { Product } from './product';

/** Up to this many products all stand on one page, and the filter hides cards. */
export const MOST_ON_ONE_PAGE = 48;

/** Cards on each page of a larger catalogue; it fills whole rows of one, two or three cards. */
export const PAGE_SIZE = 12;

/** A page of the catalogue. */
export interface CataloguePage {
  path: string;
  selection: Selection;
  /** The chosen category and sub-category, each with its first page; empty for the whole catalogue. */
  chosen: readonly NavigationLink[];
  /** The page's number within its selection, from 1. */
  number: number;
  /** How many pages the selection has. */
  pages: number;
  products: readonly Product[];
  /** How many products the selection has. */
  total: number;
}

/**
 * Every page of the catalogue. Above `MOST_ON_ONE_PAGE` products each category and sub-category has pages of its own, even
 * an empty one, since the filter links to it.
 */
export function listCataloguePages(products: readonly Product[], categories: readonly Category[]): CataloguePage[] {
  if (products.length <= MOST_ON_ONE_PAGE) return listPagesOf([], products, MOST_ON_ONE_PAGE);
  const choices = categories.flatMap((category) => [
    [category],
    ...(category.subCategories ?? []).map((subCategory) => [category, subCategory]),
  ]);
  return [[], ...choices].flatMap((chosen) => listPagesOf(chosen, products, PAGE_SIZE));
}

function listPagesOf(chosen: readonly CategoryLevel[], products: readonly Product[], size: number): CataloguePage[] {
  const selection = selectionOf(chosen);
  const matching = products.filter((product) => matchesSelection(product, selection));
  const pages = Math.max(1, Math.ceil(matching.length / size));
  return Array.from({ length: pages }, (_, index) => ({
    path: cataloguePagePath(selection, index + 1),
    selection,
    chosen: chosen.map(({ name }, level) => ({
      label: name,
      href: cataloguePagePath(selectionOf(chosen.slice(0, level + 1))),
    })),
    number: index + 1,
    pages,
    products: matching.slice(index * size, (index + 1) * size),
    total: matching.length,
  }));
}

function selectionOf([category, subCategory]: readonly CategoryLevel[]): Selection {
  return { category: category?.id, subcategory: subCategory?.id };
}

/** The path of a page: `/products/page/2`, `/products/category/solar-batteries/ups-solar-batteries`. */
export function cataloguePagePath({ category, subcategory }: Selection, number = 1): string {
  const parts = [routes.products, category && `category/${category}`, subcategory, number > 1 && `page/${number}`];
  return folderOf(parts.filter(Boolean).join('/'));
}

/**
 * The page numbers to link: first, last, the current one's neighbours, and those halfway to either end, so that a crawler
 * reaches any of a thousand pages in a dozen steps. `null` is a gap.
 */
export function linkedPages(current: number, count: number): (number | null)[] {
  const halfway = [1, count].map((end) => Math.floor((end + current) / 2));
  const linked = [1, current - 1, current, current + 1, count, ...halfway].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(linked)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
