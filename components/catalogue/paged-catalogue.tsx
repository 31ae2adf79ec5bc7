'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CountLabels, ProductCardLabels } from '@/lib/catalogue-copy';
import { ALL, chosenOption, type Selection } from '@/lib/catalogue-filter';
import {
  catalogueFilePath,
  cataloguePagePath,
  countPages,
  PAGE_SIZE,
  parsePlace,
  placeAddress,
  type CataloguePlace,
} from '@/lib/catalogue-pages';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/price';
import type { ProductView } from '@/lib/product-view';
import { Button } from '../ui/button';
import { CataloguePages, type CataloguePagesLabels } from './catalogue-pages';
import { CategoryFilter, type CategoryFilterLabels, type FilterOption } from './category-filter';
import { ProductCard, SIZES_BESIDE_FILTER } from './product-card';
import { setCatalogueAddress, useCatalogueAddress } from './use-catalogue-address';
import { useCatalogueFiles } from './use-catalogue-files';

/** The last cards stay as they are when the next ones come sooner. */
const DIMMED_AFTER_MS = 150;

export interface PagedCatalogueProps {
  labels: CategoryFilterLabels;
  countLabels: CountLabels;
  cardLabels: ProductCardLabels;
  pagesLabels: CataloguePagesLabels;
  failure: { title: string; text: string; button: string };
  categories: readonly (FilterOption & { subCategories?: readonly FilterOption[] })[];
  count: number;
  /** The page of the whole catalogue that is in the HTML, and its cards. */
  page: number;
  products: readonly ProductView[];
  empty: ReactNode;
}

/**
 * The catalogue when it is too large for one page: filter, one page of cards and the links to the others. Cards that
 * are not in the HTML come from `public/catalogue/`. Each page of the whole is also a page of its own, so that its
 * links lead on when scripts or files fail.
 */
export function PagedCatalogue({
  labels,
  countLabels,
  cardLabels,
  pagesLabels,
  failure,
  categories,
  count,
  page,
  products,
  empty,
}: PagedCatalogueProps) {
  const address = useCatalogueAddress(cataloguePagePath(page));
  const place = parsePlace(address, categories) ?? { selection: ALL, page };
  const chosen = chosenOption(place.selection, categories);
  const total = chosen?.count ?? count;
  const pages = countPages(total);
  const current = Math.min(place.page, pages);
  const file = catalogueFilePath({ ...place, page: current });
  const given = { path: catalogueFilePath({ selection: ALL, page }), products };
  const { answers, load, retry } = useCatalogueFiles(file, given, total > 0);

  // Until the next cards are there, the last ones keep their room.
  const [shownFile, setShownFile] = useState(given.path);
  const answer = answers[file];
  if (answer?.ok && shownFile !== file) setShownFile(file);
  const latest = answers[answer?.ok ? file : shownFile];
  // The choice and its count are painted first: new cards take a slow phone longer than an answer should.
  const shown = useDeferredValue(latest);
  const busy = total > 0 && !answer;
  // Kept, so that a choice does not first render the cards anew that are about to go.
  const cards = useMemo(
    () =>
      shown?.ok &&
      shown.products.map((product, index) => (
        <li key={product.id} className="row-span-5 grid grid-rows-subgrid gap-0">
          <ProductCard product={product} labels={cardLabels} sizes={SIZES_BESIDE_FILTER} priority={index === 0} />
        </li>
      )),
    [shown, cardLabels],
  );

  const list = useRef<HTMLUListElement>(null);
  // Cards that are about to go can't be used. Not at once: the browser would style all of them anew for a moment.
  useEffect(() => {
    const cards = list.current;
    if (!busy || !cards) return;
    const timer = setTimeout(() => (cards.inert = true), DIMMED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cards.inert = false;
    };
  }, [busy]);

  const results = useRef<HTMLDivElement>(null);
  const go = (next: CataloguePlace) => {
    const path = catalogueFilePath(next);
    if (answers[path]?.ok === false) retry(path);
    setCatalogueAddress(placeAddress(next));
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  };
  const retryFocused = () => {
    retry(file);
    // The button is about to go, and the focus would go with it.
    results.current?.focus({ preventScroll: true });
  };
  const firstOf = (selection: Selection): CataloguePlace => ({ selection, page: 1 });

  return (
    <div className="catalogue-columns">
      <CategoryFilter
        labels={labels}
        categories={categories}
        selection={place.selection}
        onSelect={(selection) => go(firstOf(selection))}
        onIntent={(selection) => chosenOption(selection, categories)?.count !== 0 && load(catalogueFilePath(firstOf(selection)))}
      />
      <div ref={results} tabIndex={-1} className="scroll-mt-28 pt-4 outline-unseen lg:scroll-mt-20">
        <p role="status" className="mb-4 text-muted">
          {describeCount(total, countLabels)}
          {chosen && fill(countLabels.of, { name: chosen.name })}
          {busy && countLabels.loading}
          {answer?.ok && pages > 1 && describeRange(total, current, countLabels)}
        </p>
        {answer && !answer.ok && (
          <div role="alert" className="grid justify-items-start gap-3 rounded-surface border border-danger bg-danger-ground p-5">
            <p>
              <strong className="font-bold">{failure.title}</strong> {failure.text}
            </p>
            <Button variant="ink" onClick={retryFocused}>
              {failure.button}
            </Button>
          </div>
        )}
        {total > 0 && (busy || answer?.ok) && cards && (
          <ul ref={list} aria-busy={busy || shown !== latest} className="card-grid card-grid-paged inert:opacity-50">
            {cards}
          </ul>
        )}
        {total === 0 && empty}
        {pages > 1 && (
          <CataloguePages
            labels={pagesLabels}
            current={current}
            count={pages}
            hrefOf={(to) => placeAddress({ ...place, page: to })}
            onIntent={(to) => load(catalogueFilePath({ ...place, page: to }))}
            onGo={(to) => {
              // A file that failed before: the link leads to the page itself.
              if (answers[catalogueFilePath({ ...place, page: to })]?.ok === false && place.selection.category === null) {
                return false;
              }
              go({ ...place, page: to });
              results.current?.focus({ preventScroll: true });
              return true;
            }}
          />
        )}
      </div>
    </div>
  );
}

function describeCount(total: number, labels: CountLabels): string {
  return total === 1 ? labels.one : fill(labels.many, { count: groupThousands(total) });
}

function describeRange(total: number, page: number, labels: CountLabels): string {
  const from = (page - 1) * PAGE_SIZE + 1;
  return fill(labels.range, { from: groupThousands(from), to: groupThousands(Math.min(total, page * PAGE_SIZE)) });
}
