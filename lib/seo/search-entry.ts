import { cataloguePageTemplate, productSearchTemplate } from '@/content/search';
import type { Product, SearchEntry } from '@/content/types';

/** Title and description of a page of the catalogue, from the second on. */
export function cataloguePageSearchEntry(page: number, pages: number): SearchEntry {
  const fill = (template: string) => template.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages));
  return { title: fill(cataloguePageTemplate.title), description: fill(cataloguePageTemplate.description) };
}

/** Title and description of a product's page: its own words or the template, filled in. */
export function productSearchEntry(product: Product): SearchEntry {
  const fill = (template: string) => template.replaceAll('{name}', product.name).replaceAll('{price}', product.price);
  return {
    title: fill(product.searchTitle ?? productSearchTemplate.title),
    description: fill(product.searchDescription ?? productSearchTemplate.description),
  };
}
