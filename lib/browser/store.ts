import { useSyncExternalStore } from 'react';

/** A value outside React's state, which components show. */
export interface Readable<State> {
  /** The value that the prerendered page shows. */
  serverState: State;
  get: () => State;
  subscribe: (listener: () => void) => () => void;
}

/** One that any code may change. */
export interface Store<State> extends Readable<State> {
  set: (state: State) => void;
}

export function createStore<State>(serverState: State, now = serverState): Store<State> {
  const listeners = new Set<() => void>();
  let state = now;
  return {
    serverState,
    get: () => state,
    set(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a part of a store's value for a component, which renders again once it changes: until then it must be the same object. */
export function useStore<State, Part>({ serverState, get, subscribe }: Readable<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(serverState),
  );
}
