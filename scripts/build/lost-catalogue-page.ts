import { routes } from '@/content/routes';
import { selectionQuery } from '@/lib/shop/catalogue-filter';

/*
 * Runs on the 404 page alone: an address that a smaller catalogue no longer has, `/products/page/3` or
 * `/products/category/solar-batteries/page/2`, leads to its category, by the query that `/products` reads at any size.
 */
const [, isPaged, category, subcategory] =
  /^\/products\/(?:(page)|category\/([^/]+)(?:\/(?!page\/)([^/]+))?)/.exec(location.pathname) ?? [];
if (isPaged || category) location.replace(routes.products + selectionQuery({ category, subcategory }));
