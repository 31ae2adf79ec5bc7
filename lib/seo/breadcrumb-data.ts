import type { BreadcrumbList } from 'schema-dts';
import { mainNavigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import type { NavigationLink } from '@/content/types';
import { absoluteUrl } from '../environment';

/** The breadcrumbs above a guide: Home alone, named as in the navigation, since most guides lie directly below it. */
export const guideBreadcrumbs: readonly NavigationLink[] = mainNavigation.filter(({ href }) => href === routes.home);

/** The first breadcrumbs of products and of the catalogue's pages: Home and Products. */
export const catalogueBreadcrumbs: readonly NavigationLink[] = [
  ...guideBreadcrumbs,
  ...mainNavigation.filter(({ href }) => href === routes.products),
];

/** The structured data of breadcrumbs, from home to the page itself. */
export function breadcrumbData(breadcrumbs: readonly NavigationLink[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
