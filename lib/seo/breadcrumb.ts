import { mainNavigation } from '@/content/navigation';
import type { NavigationLink } from '@/content/types';
import { paths } from '../paths';

/** Home and Products, named as in the navigation. */
export function catalogueBreadcrumbs(): NavigationLink[] {
  return mainNavigation.filter(({ href }) => href === paths.home || href === paths.products);
}

/** The way to the backup calculator, which is no product: from home. */
export function calculatorBreadcrumbs(): NavigationLink[] {
  return mainNavigation.filter(({ href }) => href === paths.home);
}
