import { mainNavigation } from '@/content/navigation';
import type { NavigationLink } from '@/content/types';
import { routes } from '@/content/routes';

/** Home and Products, named as in the navigation. */
export function catalogueBreadcrumbs(): NavigationLink[] {
  return mainNavigation.filter(({ href }) => href === routes.home || href === routes.products);
}

/** Home alone: most guides lie directly below it. */
export function guideBreadcrumbs(): NavigationLink[] {
  return mainNavigation.filter(({ href }) => href === routes.home);
}
