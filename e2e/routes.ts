import { products } from '../content/products';

/** The five routes of the site. */
export const fixedRoutes = ['/', '/products', '/about', '/contact', '/get-quote'] as const;

/** Every page there is, those of the products too. */
export const allRoutes: readonly string[] = [...fixedRoutes, ...products.map(({ id }) => `/products/${id}`)];
