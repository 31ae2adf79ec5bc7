import { routes } from '@/content/routes';

/** The page of one product. */
export function productPath(id: string): string {
  return `${routes.products}/${id}`;
}

/** The calculator's page for one household; its share picture shows the answer. */
export function householdPath(id: string): string {
  return `${routes.backupCalculator}/${id}`;
}
