import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Category, Product } from '@/content/types';
import type { CataloguePlace } from '@/lib/catalogue-pages';
import type { Selection } from '@/lib/catalogue-filter';
import { projectRoot } from '../support/paths.mjs';

const publicFolder = path.join(projectRoot, 'public');

/**
 * Writes the cards that a large catalogue does not have in its HTML into `public/catalogue/`, one file a page, of the
 * whole and of each selection of the filter: what `lib/catalogue-pages.ts` addresses. A catalogue that stands on one page
 * needs none.
 */
export async function writeCatalogueFiles(): Promise<void> {
  // Loaded only now: the cards name pictures that an earlier step makes.
  const { getCataloguePages, getCategories, getProducts } = await import('@/lib/catalogue');
  const { matchesSelection } = await import('@/lib/catalogue-filter');
  const { catalogueFilePath, splitIntoPages } = await import('@/lib/catalogue-pages');
  const { toProductView } = await import('@/lib/product-view');

  const filesOf = (selection: Selection): { place: CataloguePlace; products: readonly Product[] }[] => {
    const chosen = getProducts().filter((product) => matchesSelection(product, selection));
    if (chosen.length === 0) return [];
    return splitIntoPages(chosen).map((products, index) => ({ place: { selection, page: index + 1 }, products }));
  };

  rmSync(path.join(publicFolder, 'catalogue'), { recursive: true, force: true });
  const files = getCataloguePages().length > 1 ? listSelections(getCategories()).flatMap(filesOf) : [];
  for (const { place, products } of files) {
    const file = path.join(publicFolder, decodeURIComponent(catalogueFilePath(place)));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ products: products.map(toProductView) }));
  }
  const where = files.length === 0 ? 'all in the page' : `${files.length} files in public/catalogue/`;
  console.log(`Catalogue: ${getProducts().length} products, ${where}`);
}

function listSelections(categories: readonly Category[]): Selection[] {
  const ofCategory = ({ id, subCategories = [] }: Category) =>
    [null, ...subCategories.map((sub) => sub.id)].map((subcategory) => ({ category: id, subcategory }));
  return [{ category: null, subcategory: null }, ...categories.flatMap(ofCategory)];
}
