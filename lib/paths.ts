import { routes } from '@/content/routes';

export const paths = routes;

/** The page of one product. */
export function productPath(id: string): string {
  return `${paths.products}/${id}`;
}

/** The drawing of its chat that the printed sheet shows. */
export function orderCodePath(id: string): string {
  return `${productPath(id)}/order-code.svg`;
}

/** Stands for a product's address where there is none; the build takes its page out of the export. */
export const NO_PRODUCT = 'none';
