'use client';

import { useMemo, useRef, type ReactNode } from 'react';
import { matchesSelection, parseSelection, selectCategory, selectSubCategory, type Selection } from '@/lib/catalogue-filter';
import { FilterButton } from './filter-button';
import { setCatalogueQuery, useCatalogueQuery } from './use-catalogue-query';

export interface FilterOption {
  id: string;
  name: string;
  icon: ReactNode;
}

export interface CatalogueBrowserProps {
  label: string;
  allLabel: string;
  allOfCategoryLabel: string;
  categories: readonly (FilterOption & { subCategories?: readonly FilterOption[] })[];
  /** The cards, already rendered: they stay in the page, the filter only hides them. */
  items: readonly { id: string; category: string; subcategory: string; card: ReactNode }[];
  empty: ReactNode;
}

/** The category filter and the grid. The selection lives in the address, so reload, Back and sharing keep it. */
export function CatalogueBrowser({ label, allLabel, allOfCategoryLabel, categories, items, empty }: CatalogueBrowserProps) {
  const query = useCatalogueQuery();
  const selection = useMemo(() => parseSelection(query, categories), [query, categories]);
  const results = useRef<HTMLDivElement>(null);
  const select = (next: Selection) => {
    setCatalogueQuery(next);
    // Chosen far down the page, the first product of the new selection would be out of sight.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  };
  const subCategories = categories.find(({ id }) => id === selection.category)?.subCategories;
  const shown = items.filter((item) => matchesSelection(item, selection)).length;

  return (
    <div className="lg:grid lg:grid-cols-4 lg:gap-8">
      <div className="no-print sticky top-16 z-30 -mx-[16px] grid content-start gap-2 self-start bg-paper px-[16px] py-3 short:static lg:top-24 lg:mx-0 lg:px-0">
        <div role="group" aria-label={label} className="filter-row">
          <FilterButton pressed={selection.category === null} onClick={() => select(selectCategory(null))}>
            {allLabel}
          </FilterButton>
          {categories.map(({ id, name, icon }) => (
            <FilterButton key={id} pressed={selection.category === id} onClick={() => select(selectCategory(id))}>
              {icon}
              {name}
            </FilterButton>
          ))}
        </div>
        {subCategories && (
          <div role="group" aria-label="Sub-categories" className="filter-row lg:mt-4">
            <FilterButton minor pressed={selection.subcategory === null} onClick={() => select(selectSubCategory(selection, null))}>
              {allOfCategoryLabel}
            </FilterButton>
            {subCategories.map(({ id, name, icon }) => (
              <FilterButton minor key={id} pressed={selection.subcategory === id} onClick={() => select(selectSubCategory(selection, id))}>
                {icon}
                {name}
              </FilterButton>
            ))}
          </div>
        )}
      </div>
      <div ref={results} className="scroll-mt-28 pt-4 lg:col-span-3 lg:scroll-mt-20">
        <p role="status" className="mb-4 text-muted">
          {shown === 1 ? '1 product' : `${shown} products`}
        </p>
        <ul hidden={shown === 0} className="card-grid">
          {items.map(({ id, card, ...item }) => (
            <li key={id} hidden={!matchesSelection(item, selection)} className="row-span-5 grid grid-rows-subgrid gap-0">
              {card}
            </li>
          ))}
        </ul>
        <div hidden={shown !== 0}>{empty}</div>
      </div>
    </div>
  );
}
