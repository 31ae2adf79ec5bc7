'use client';

import { useSyncExternalStore } from 'react';
import { selectionQuery, type Selection } from '@/lib/catalogue-filter';
import { paths } from '@/lib/paths';

const CHANGED = 'catalogue-query';
let lastQuery = '';

/**
 * The query of the catalogue's address; empty in the prerendered page. While a product's dialog is open the address is
 * the product's, and the last query stands.
 */
export function useCatalogueQuery(): string {
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

function readQuery(): string {
  if (window.location.pathname === paths.products) lastQuery = window.location.search;
  return lastQuery;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
    lastQuery = '';
  };
}

/** Puts a selection into the address as a new step of the history. */
export function setCatalogueQuery(selection: Selection): void {
  window.history.pushState(null, '', `${paths.products}${selectionQuery(selection)}`);
  window.dispatchEvent(new Event(CHANGED));
}
