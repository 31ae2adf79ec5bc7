import { products } from '@/content/products';

/** The five routes of the site. */
export const fixedRoutes = ['/', '/products', '/about', '/contact', '/get-quote'] as const;

/** Reached from the pages that sell packs, not from the navigation. */
export const calculatorRoute = '/backup-calculator';

/** Every page there is, those of the products too. */
export const allRoutes: readonly string[] = [...fixedRoutes, calculatorRoute, ...products.map(({ id }) => `/products/${id}`)];
