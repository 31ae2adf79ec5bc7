'use client';

import { useEffect } from 'react';
import { routes } from '@/content/routes';
import { parseSelection, selectionQuery, type FilterCategory } from '@/lib/shop/catalogue-filter';
import { cataloguePagePath, parseCataloguePath } from '@/lib/shop/catalogue-pages';

export interface CatalogueRedirectProps {
  categories: readonly FilterCategory[];
  /** The catalogue is too large for one page, so each category has pages of its own. */
  isPaged: boolean;
}

/**
 * Leads an address of the catalogue from a time when it was smaller or larger to where it shows that category now: a query that
 * filtered one page, or a page that it no longer has.
 */
export function CatalogueRedirect({ categories, isPaged }: CatalogueRedirectProps) {
  useEffect(() => {
    const { pathname, search } = window.location;
    const isQuery = pathname === routes.products;
    const selection = isQuery ? parseSelection(search, categories) : parseCataloguePath(pathname, categories);
    const to = selection && (isPaged ? cataloguePagePath(selection) : routes.products + selectionQuery(selection));
    if (to && to !== pathname) window.location.replace(to);
  }, [categories, isPaged]);
  return null;
}
