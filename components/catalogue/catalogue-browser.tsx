'use client';

import { useRef, type ReactNode } from 'react';
import type { CountLabels } from '@/lib/catalogue-copy';
import { ALL, chosenOption, matchesSelection, type Selection } from '@/lib/catalogue-filter';
import { parsePlace, placeAddress } from '@/lib/catalogue-pages';
import { fill } from '@/lib/fill';
import { paths } from '@/lib/paths';
import { CategoryFilter, type CategoryFilterProps } from './category-filter';
import { setCatalogueAddress, useCatalogueAddress } from './use-catalogue-address';

export interface CatalogueBrowserProps extends Pick<CategoryFilterProps, 'labels' | 'categories'> {
  countLabels: CountLabels;
  /** The cards, already rendered: they stay in the page, the filter only hides them. */
  items: readonly { id: string; category: string; subcategory: string; card: ReactNode }[];
  empty: ReactNode;
}

/** The category filter and the grid. The selection lives in the address, so reload, Back and sharing keep it. */
export function CatalogueBrowser({ labels, countLabels, categories, items, empty }: CatalogueBrowserProps) {
  const address = useCatalogueAddress(paths.products);
  const selection = parsePlace(address, categories)?.selection ?? ALL;
  const results = useRef<HTMLDivElement>(null);
  const select = (next: Selection) => {
    setCatalogueAddress(placeAddress({ selection: next, page: 1 }));
    // Chosen far down the page, the first product of the new selection would be out of sight.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  };
  const chosen = chosenOption(selection, categories);
  const shown = items.filter((item) => matchesSelection(item, selection)).length;

  return (
    <div className="catalogue-columns">
      <CategoryFilter labels={labels} categories={categories} selection={selection} onSelect={select} />
      <div ref={results} className="scroll-mt-28 pt-4 lg:scroll-mt-20">
        <p role="status" className="mb-4 text-muted">
          {shown === 1 ? countLabels.one : fill(countLabels.many, { count: shown })}
          {chosen && fill(countLabels.of, { name: chosen.name })}
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
