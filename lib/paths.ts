import { routes } from '@/content/routes';

export const paths = routes;

/** The page of one product. */
export function productPath(id: string): string {
  return `${paths.products}/${id}`;
}

/** Stands for a product's address where there is none; the build takes its page out of the export. */
export const NO_PRODUCT = 'none';
