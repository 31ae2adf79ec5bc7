'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { routes } from '@/content/routes';
import { readState, writeQuery, type CalculatorState } from '@/lib/advice/query';

/** Takes a function of the current state, because after hydration several queued taps arrive at once. */
export type CalculatorChange = (change: (now: CalculatorState) => Partial<CalculatorState>) => void;

interface CalculatorStore {
  subscribe: (onChange: () => void) => () => void;
  read: () => CalculatorState;
  readFirst: () => CalculatorState;
  readAddress: () => void;
  change: CalculatorChange;
}

/**
 * The visitor's choices, and functions that change them and that read them from a changed address. They are kept in the address, for reload, Back and shared links. What
 * was chosen before hydration is taken over; the prerendered page has the first state.
 */
export function useCalculatorState(
  formId: string,
  household?: string,
): [state: CalculatorState, change: CalculatorChange, readAddress: () => void] {
  const store = useMemo(() => createStore(formId, household), [formId, household]);
  return [useSyncExternalStore(store.subscribe, store.read, store.readFirst), store.change, store.readAddress];
}

function createStore(formId: string, household?: string): CalculatorStore {
  const listeners = new Set<() => void>();
  const own = household ? `household=${household}&` : '';
  const first = readState(own);
  let query: string | undefined;
  let state = first;
  let dropWrite = () => {};

  const set = (next: CalculatorState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** The query of the page's own household, until a choice has changed the address. */
  const ownOf = () => (household && window.location.pathname.split('/').includes(household) ? own : '');
  const readAddress = () => {
    if (query === undefined || query === window.location.search) return;
    dropWrite();
    query = window.location.search;
    set(readState(ownOf() + query.slice(1)));
  };
  const read = () => {
    if (query === undefined) {
      query = window.location.search;
      state = readState(`${readTouched(formId)}&${ownOf()}${query.slice(1)}`);
    }
    return state;
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      // A soft navigation changes the address only after the first read; on hydration nothing has been read yet.
      if (query === undefined) read();
      else readAddress();
      window.addEventListener('popstate', readAddress);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('popstate', readAddress);
        // A pending write would change the next page's address.
        dropWrite();
      };
    },
    read,
    readFirst: () => first,
    readAddress,
    change: (change) => {
      const now = read();
      const next = { ...now, ...change(now) };
      set(next);
      dropWrite();
      // After the paint, because Next's handling of a new address would delay the answer.
      dropWrite = afterPaint(() => {
        query = writeQuery(next);
        try {
          window.history.replaceState(null, '', routes.backupCalculator + query);
        } catch {
          // Some browsers refuse more than 100 changes in 30 seconds. The next one writes the whole state.
        }
      });
    },
  };
}

/** What was chosen or typed before hydration, as a query. It must come first: of a repeated name the first value counts. */
function readTouched(formId: string): string {
  const form = document.getElementById(formId);
  const touched = new URLSearchParams();
  if (!(form instanceof HTMLFormElement)) return '';
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) touched.set(field.name, field.value);
    if (field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected) touched.set(field.name, field.value);
  }
  return touched.toString();
}
