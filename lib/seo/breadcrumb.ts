import { mainNavigation } from '@/content/navigation';
import type { NavigationLink } from '@/content/types';
import { paths } from '../paths';

/** Home and Products, named as in the navigation. */
export function catalogueBreadcrumbs(): NavigationLink[] {
  return mainNavigation.filter(({ href }) => href === paths.home || href === paths.products);
}

/** Home alone: guides lie directly below it. */
export function guideBreadcrumbs(): NavigationLink[] {
  return mainNavigation.filter(({ href }) => href === paths.home);
}
