import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToAddress, writeAddress } from '@/lib/browser/address';
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

/** The state, a function that changes it, and one that reads it from an address that a link has changed. */
export type AddressState<State> = [state: State, change: StateChange<State>, readAddress: () => void];

interface AddressStore<State> {
  subscribe: (onChange: () => void) => () => void;
  read: () => State;
  readFirst: () => State;
  readAddress: () => void;
  change: StateChange<State>;
}

/**
 * The visitor's choices. They are kept in the address, for reload, Back and shared links. What
 * was chosen in the form before hydration is taken over; the prerendered page has the first state.
 *
 * @param format stays the same object
 */
export function useAddressState<State>(formId: string, format: AddressFormat<State>): AddressState<State> {
  const store = useMemo(() => createStore(formId, format), [formId, format]);
  return [useSyncExternalStore(store.subscribe, store.read, store.readFirst), store.change, store.readAddress];
}

/** Whether the page is hydrated, from the same render on in which `useAddressState` has the visitor's own choices. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function createStore<State>(formId: string, format: AddressFormat<State>): AddressStore<State> {
  const listeners = new Set<() => void>();
  const first = format.read('');
  let query: string | undefined;
  let state = first;
  let dropWrite = () => {};
  /** Queries written here that Next has still to show. It puts an earlier one back for a moment, which is no choice of the visitor. */
  const written = new Set<string>();

  const set = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const readAddress = () => {
    const { search } = window.location;
    if (query === undefined || query === search || written.has(search)) return;
    dropWrite();
    written.clear();
    query = search;
    set(format.read(query.slice(1)));
  };
  const read = () => {
    if (query === undefined) {
      query = window.location.search;
      state = format.read(`${readTouched(formId)}&${query.slice(1)}`);
    }
    return state;
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      // A soft navigation changes the address only after the first read; on hydration nothing has been read yet.
      if (query === undefined) read();
      else readAddress();
      const unsubscribe = subscribeToAddress(readAddress);
      return () => {
        listeners.delete(onChange);
        unsubscribe();
        // A pending write would change the next page's address.
        dropWrite();
      };
    },
    read,
    readFirst: () => first,
    readAddress: () => {
      if (query === window.location.search) written.clear();
      readAddress();
    },
    change: (change) => {
      const now = read();
      const next = { ...now, ...change(now) };
      set(next);
      dropWrite();
      // After the paint, because Next's handling of a new address would delay the answer.
      dropWrite = afterPaint(() => {
        const address = format.write(next);
        query = new URL(address, window.location.href).search;
        written.add(query);
        writeAddress('replace', address);
      });
    },
  };
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
