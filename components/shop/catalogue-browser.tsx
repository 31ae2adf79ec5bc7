'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openingPage } from '@/content/controls';
import { routes } from '@/content/routes';
import { addressStore, isAtPath, writeAddress } from '@/lib/browser/address';
import { useStore } from '@/lib/browser/store';
import {
  chosenOptions,
  countProducts,
  matchesSelection,
  parseSelection,
  selectionQuery,
  type Selection,
} from '@/lib/shop/catalogue-filter';
import { CategoryFilter, type CategoryFilterProps, type FilterChoice } from './category-filter';
import { EmptyCategory } from './empty-category';

interface CatalogueBrowserProps extends Pick<CategoryFilterProps, 'categories'> {
  /** The cards come rendered and stay in the page; the filter only hides them. */
  groups: readonly { title: string; notes: readonly string[]; items: readonly CatalogueItem[] }[];
  /** Shown below the groups while no category is chosen. */
  onRequest: ReactNode;
  /** The chat link for an empty catalogue while no category is chosen. */
  emptyChat: string;
}

interface CatalogueItem {
  id: string;
  category: string;
  subcategory?: string;
  card: ReactNode;
}

/** The category filter and the grid. The selection lives in the address, so reload, Back and sharing keep it. */
export function CatalogueBrowser({ categories, groups, onRequest, emptyChat }: CatalogueBrowserProps) {
  const [readQuery] = useState(createQueryReader);
  const selection = parseSelection(useStore(addressStore, readQuery), categories);
  const results = useRef<HTMLDivElement>(null);
  const select = (next: Selection) => {
    const nextQuery = selectionQuery(next);
    // Reads the address, not the rendered selection: after hydration several queued taps arrive before the next render.
    const now = parseSelection(readQuery(addressStore.get()), categories);
    if (nextQuery !== selectionQuery(now)) writeAddress('push', routes.products + nextQuery);
    // Far down the page, the first product of the new selection would be out of sight.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  };
  const chosen = chosenOptions(selection, categories).at(-1);
  const isShown = (item: CatalogueItem) => matchesSelection(item, selection);
  const shown = groups.flatMap(({ items }) => items.filter(isShown)).length;

  return (
    <>
      <CategoryFilter
        categories={categories}
        selection={selection}
        renderOption={(to, choice) => <FilterButton {...choice} onClick={() => select(to)} />}
      />
      <div ref={results} data-opening={openingPage} className="results scroll-mt-28 pt-4">
        <p role="status" className={selection.category && shown > 0 ? 'mb-4 text-muted' : 'sr-only'}>
          {countProducts(shown, chosen?.name)}
        </p>
        {groups.map(({ title, notes, items }) => (
          <section key={title} aria-label={title} hidden={!items.some(isShown)} className="mb-6">
            <h2 className="text-h3">
              {title} <span className="text-base text-muted tabular">{items.length}</span>
            </h2>
            {notes.map((note) => (
              <p key={note} className="text-sm text-muted">
                {note}
              </p>
            ))}
            <ul role="list" className="card-grid mt-3">
              {items.map((item) => (
                <li key={item.id} hidden={!isShown(item)}>
                  {item.card}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div hidden={selection.category !== undefined}>{onRequest}</div>
        <div hidden={shown !== 0}>
          <EmptyCategory chat={chosen?.chat ?? emptyChat} />
        </div>
      </div>
    </>
  );
}

/**
 * Reads the catalogue's query; the last one counts while the address is a dialog's, or that of a page on its way. Empty in the
 * prerendered page, which shows all products.
 */
function createQueryReader() {
  let last = '';
  return ({ query }: { query: string }) => {
    if (isAtPath(routes.products)) last = query;
    return last;
  };
}

/** Pixels of the previous choice that stay in view, to show that there is more to the left. */
const PEEK = 56;

function FilterButton({ isChosen, ...props }: FilterChoice & { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // On phones the row is wider than the screen, so a choice made by the address may be out of sight.
  useEffect(() => {
    const row = button.current?.parentElement;
    if (isChosen && row && button.current) row.scrollLeft = button.current.offsetLeft - row.offsetLeft - PEEK;
  }, [isChosen]);
  return <button ref={button} type="button" aria-pressed={isChosen} {...props} />;
}
