import { routes } from '@/content/routes';

export const paths = routes;

/** The page of one product. */
export function productPath(id: string): string {
  return `${paths.products}/${id}`;
}

/** The QR code on the product's printed sheet. */
export function orderCodePath(id: string): string {
  return `${productPath(id)}/order-code.svg`;
}

/** The slug of an empty catalogue: an export needs one page for each dynamic route. The build removes it. */
export const NO_PRODUCT = 'none';
