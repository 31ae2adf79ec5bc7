import type { BreadcrumbList } from 'schema-dts';
import type { NavigationLink } from '@/content/types';
import { absoluteUrl } from './addresses';

/** Breadcrumbs, from home to the page itself. */
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
