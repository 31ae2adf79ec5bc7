'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { paths } from '@/lib/paths';
import { readState, writeQuery, type CalculatorState } from '@/lib/backup/query';

/** Changes of what is chosen start from what stands then: React hands over several at once after hydration. */
export type CalculatorChange = (change: (now: CalculatorState) => Partial<CalculatorState>) => void;

interface CalculatorStore {
  subscribe: (onChange: () => void) => () => void;
  read: () => CalculatorState;
  readFirst: () => CalculatorState;
  change: CalculatorChange;
}

/**
 * What the visitor has chosen. It stands in the address, so that reload, Back and a shared link keep it; the prerendered
 * page has the first state. What was chosen before hydration counts as well.
 */
export function useCalculatorState(formId: string, household?: string): [CalculatorState, CalculatorChange] {
  const store = useMemo(() => createStore(formId, household), [formId, household]);
  return [useSyncExternalStore(store.subscribe, store.read, store.readFirst), store.change];
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
  /** The household of the page's own address, as long as nothing else is chosen. */
  const ownOf = () => (household && window.location.pathname.endsWith(household) ? own : '');
  const readAddress = () => {
    if (query === window.location.search) return;
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
      // A soft navigation renders the page before it changes the address; hydration comes here before anything is read.
      if (query === undefined) read();
      else readAddress();
      window.addEventListener('popstate', readAddress);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('popstate', readAddress);
        // The next page's address is not ours to write.
        dropWrite();
      };
    },
    read,
    readFirst: () => first,
    change: (change) => {
      const now = read();
      const next = { ...now, ...change(now) };
      set(next);
      dropWrite();
      dropWrite = afterPaint(() => {
        query = writeQuery(next);
        try {
          // Next's own handling of a new address would hold up the answer.
          window.history.replaceState(null, '', paths.backupCalculator + query);
        } catch {
          // Browsers refuse a hundred changes in half a minute. The next one carries them all.
        }
      });
    },
  };
}

/** What was chosen or written in the form before hydration, as a query. Of one name twice the first counts. */
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
