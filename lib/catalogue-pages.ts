import { ALL, parseSelection, selectionQuery, type FilterCategory, type Selection } from './catalogue-filter';
import { paths } from './paths';
import type { ProductView } from './product-view';

/** Up to this many products the whole catalogue stands on one page, and the filter hides cards. */
export const MOST_ON_ONE_PAGE = 48;

/** How many cards a page of a larger catalogue has: whole rows of one, two or three, and no more bytes than eight products take. */
export const PAGE_SIZE = 12;

/** A place in a catalogue of many pages: what is chosen, and which page of it, from 1. */
export interface CataloguePlace {
  selection: Selection;
  page: number;
}

/** One file of `public/catalogue/`: the cards of one page. */
export interface CatalogueFile {
  products: ProductView[];
}

const FURTHER_PAGE = /^\/page\/([1-9]\d{0,5})$/;

/** How many pages so many products fill; none fill one as well. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Products in pages. */
export function splitIntoPages<T>(products: readonly T[]): (readonly T[])[] {
  return Array.from({ length: countPages(products.length) }, (_, index) =>
    products.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
}

/** The whole catalogue in pages: one, as long as that is not too large. */
export function catalogueInPages<T>(products: readonly T[]): (readonly T[])[] {
  return products.length > MOST_ON_ONE_PAGE ? splitIntoPages(products) : [products];
}

/** The address of a page of the whole catalogue: `/products`, `/products/page/2`. */
export function cataloguePagePath(page: number): string {
  return page === 1 ? paths.products : `${paths.products}/page/${page}`;
}

/** The address of a place. Pages of a selection differ in their query alone: they show nothing that has no page already. */
export function placeAddress({ selection, page }: CataloguePlace): string {
  if (selection.category === null) return cataloguePagePath(page);
  return `${paths.products}${selectionQuery(selection)}${page === 1 ? '' : `&page=${page}`}`;
}

/** Reads an address of the catalogue, path and query; null for an address outside it. */
export function parsePlace(address: string, categories: readonly FilterCategory[]): CataloguePlace | null {
  const [path = '', query = ''] = address.split('?');
  if (!path.startsWith(paths.products)) return null;
  const further = FURTHER_PAGE.exec(path.slice(paths.products.length));
  if (further) return { selection: ALL, page: Number(further[1]) };
  if (path !== paths.products) return null;
  const selection = parseSelection(query, categories);
  const page = /^[1-9]\d{0,5}$/.exec(new URLSearchParams(query).get('page') ?? '');
  return { selection, page: page && selection.category !== null ? Number(page[0]) : 1 };
}

/** Where the cards of a place lie: `/catalogue/2.json`, `/catalogue/solar-batteries/ups%26solar-batteries/1.json`. */
export function catalogueFilePath({ selection: { category, subcategory }, page }: CataloguePlace): string {
  const folders = [category, subcategory].filter((id) => id !== null).map(encodeURIComponent);
  return ['/catalogue', ...folders, `${page}.json`].join('/');
}

/**
 * The page numbers that links lead to: the first, the last, those beside the current one and those halfway to either end.
 * By halves a crawler reaches any of a thousand pages in a dozen steps. `null` stands for a gap.
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
