import { routes } from '@/content/routes';
import { cataloguePageTemplate, productSearchTemplates, searchEntries } from '@/content/search';
import type { ProductEntry, SearchEntry } from '@/content/types';
import { fill, formatPrice } from '../format/texts';
import type { CataloguePage } from '../shop/catalogue-pages';

/** Title and description of a page of the catalogue. */
export function catalogueSearchEntry({ path, chosen, number, pages }: CataloguePage): SearchEntry {
  if (path === routes.products) return searchEntries[routes.products];
  const { wholeCatalogue, title, furtherTitle, description } = cataloguePageTemplate;
  const values = { name: chosen.at(-1)?.label ?? wholeCatalogue, page: number, pages };
  return { title: fill(number === 1 ? title : furtherTitle, values), description: fill(description, values) };
}

/** The allowed lengths of titles and descriptions, in characters. */
export const searchLengths = { title: { min: 30, max: 60 }, description: { min: 120, max: 155 } } as const;

/** Title and description of a product's page: its own, or the first template of the right length. */
export function productSearchEntry({ name, shortName, price, searchTitle, searchDescription }: ProductEntry): SearchEntry {
  const { titles, descriptions } = productSearchTemplates;
  const firstThatFits = (templates: readonly string[], { min, max }: { min: number; max: number }) => {
    const texts = [name, shortName].flatMap((called) =>
      templates.map((template) => fill(template, { name: called, price: formatPrice(price) })),
    );
    return texts.find(({ length }) => length >= min && length <= max) ?? texts[0] ?? name;
  };
  return {
    title: firstThatFits(searchTitle ? [searchTitle] : titles, searchLengths.title),
    description: firstThatFits(searchDescription ? [searchDescription] : descriptions, searchLengths.description),
  };
}
