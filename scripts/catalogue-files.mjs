/**
 * Writes the cards that a large catalogue does not have in its HTML into `public/catalogue/`, one file a page, of the
 * whole and of each selection of the filter: what `lib/catalogue-pages.ts` addresses. A catalogue that stands on one page
 * needs none.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importModule } from './content.mjs';
import { projectRoot } from './paths.mjs';

const { getCataloguePages, getCategories, getProducts } = await importModule('lib/catalogue.ts');
const { matchesSelection } = await importModule('lib/catalogue-filter.ts');
const { catalogueFilePath, splitIntoPages } = await importModule('lib/catalogue-pages.ts');
const { toProductView } = await importModule('lib/product-view.ts');

const publicFolder = path.join(projectRoot, 'public');
rmSync(path.join(publicFolder, 'catalogue'), { recursive: true, force: true });

const files = getCataloguePages().length > 1 ? listSelections().flatMap(filesOf) : [];
for (const { place, products } of files) {
  const file = path.join(publicFolder, decodeURIComponent(catalogueFilePath(place)));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ products: products.map(toProductView) }));
}
console.log(`Catalogue: ${getProducts().length} products, ${files.length === 0 ? 'all in the page' : `${files.length} files in public/catalogue/`}`);

function listSelections() {
  const ofCategory = ({ id, subCategories = [] }) => [null, ...subCategories.map((sub) => sub.id)].map((subcategory) => ({ category: id, subcategory }));
  return [{ category: null, subcategory: null }, ...getCategories().flatMap(ofCategory)];
}

function filesOf(selection) {
  const chosen = getProducts().filter((product) => matchesSelection(product, selection));
  if (chosen.length === 0) return [];
  return splitIntoPages(chosen).map((products, index) => ({ place: { selection, page: index + 1 }, products }));
}
