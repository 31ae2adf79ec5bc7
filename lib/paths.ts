import { routes } from '@/content/routes';

/** `/products` for `/products/`: some hosts add a slash to a path. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** The page of one product. */
export function productPath(id: string): string {
  return `${routes.products}/${id}`;
}

/** The calculator's page for one household; its share picture shows the answer. */
export function householdPath(id: string): string {
  return `${routes.backupCalculator}/${id}`;
}
