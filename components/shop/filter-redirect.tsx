'use client';

import { useEffect } from 'react';
import { parseSelection, type FilterCategory } from '@/lib/shop/catalogue-filter';
import { cataloguePagePath } from '@/lib/shop/catalogue-pages';

/**
 * Leads `/products?category=…` to the page of that category: links that were shared while the catalogue was small enough for one
 * page, where the query filters.
 */
export function FilterRedirect({ categories }: { categories: readonly FilterCategory[] }) {
  useEffect(() => {
    const selection = parseSelection(window.location.search, categories);
    if (selection.category) window.location.replace(cataloguePagePath(selection));
  }, [categories]);
  return null;
}
