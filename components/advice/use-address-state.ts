import { useMemo, useSyncExternalStore } from 'react';
import { addressQuery, subscribeToAddress, writeAddress } from '@/lib/browser/address';
import { afterPaint } from '@/lib/browser/after-paint';

/** How a state is kept in the address. */
export interface AddressFormat<State> {
  /** Reads a query; of a repeated name the first value counts. Called with an empty one for the prerendered page. */
  read: (query: string) => State;
  /** The path and query of a state. */
  write: (state: State) => string;
}

/** Takes a function of the current state, because after hydration several queued taps arrive at once. */
export type StateChange<State> = (change: (now: State) => Partial<State>) => void;

/**
 * The visitor's choices, and a function that changes them. They are kept in the address, for reload, Back and shared links. What
 * was chosen in the form before hydration is taken over; the prerendered page has the first state.
 *
 * @param format stays the same object
 */
export function useAddressState<State>(formId: string, format: AddressFormat<State>): [state: State, change: StateChange<State>] {
  const { subscribe, read, first, change } = useMemo(() => createStore(formId, format), [formId, format]);
  return [useSyncExternalStore(subscribe, read, () => first), change];
}

/** Whether the page is hydrated, from the same render on in which `useAddressState` has the visitor's own choices. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function createStore<State>(formId: string, format: AddressFormat<State>) {
  const listeners = new Set<() => void>();
  const first = format.read('');
  let state = first;
  /** The query that `state` was read from or written to; a change is written only after the next paint. */
  let query: string | undefined;
  let dropWrite: (() => void) | undefined;

  const read = () => {
    const now = addressQuery();
    if (query === undefined) state = format.read(`${readTouched(formId)}&${now.slice(1)}`);
    else if (now !== query) state = format.read(now.slice(1));
    if (now !== query) dropWrite?.();
    query = now;
    return state;
  };
  const change: StateChange<State> = (part) => {
    const next = { ...read(), ...part(state) };
    state = next;
    for (const listener of [...listeners]) listener();
    dropWrite?.();
    // After the paint, because Next's handling of a new address would delay the answer.
    dropWrite = afterPaint(() => {
      const address = format.write(next);
      query = new URL(address, window.location.href).search;
      writeAddress('replace', address);
    });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const unsubscribe = subscribeToAddress(listener);
    return () => {
      listeners.delete(listener);
      unsubscribe();
      // A pending write would change the next page's address.
      dropWrite?.();
    };
  };
  return { first, read, change, subscribe };
}

/** What was chosen or typed before hydration, as a query. */
function readTouched(formId: string): string {
  const form = document.getElementById(formId);
  const touched = new URLSearchParams();
  if (!(form instanceof HTMLFormElement)) return '';
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (field.checked && !field.defaultChecked) touched.set(field.name, field.value);
    } else if (field instanceof HTMLInputElement && field.value !== field.defaultValue) touched.set(field.name, field.value);
    if (field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected) touched.set(field.name, field.value);
  }
  return touched.toString();
}
