import { useMemo, useSyncExternalStore } from 'react';
import { addressQuery, reportAddress, subscribeToAddress, writeAddress } from '@/lib/browser/address';
import { afterPaint } from '@/lib/browser/after-paint';
import type { FormValues } from '@/lib/format/form-query';

/** How the values are kept in the address. */
export interface AddressFormat {
  /** Reads a query; of a repeated name the first value counts. Called with an empty one for the prerendered page. */
  read: (query: string) => FormValues;
  /** The path and query of the values. */
  write: (values: FormValues) => string;
}

export interface FormStore {
  /** The values of the prerendered page. */
  first: FormValues;
  read: () => FormValues;
  /** Takes a function of the current values, because after hydration several queued taps arrive at once. */
  change: (part: (now: FormValues) => FormValues) => void;
}

/**
 * The values of a form. They are kept in the address, for reload, Back and shared links. A choice made before hydration is
 * kept, too.
 *
 * @param format stays the same object
 */
export function useFormStore(formId: string, format: AddressFormat): FormStore {
  return useMemo(() => createStore(formId, format), [formId, format]);
}

/** What a component needs of the values; it is not rendered while only others change. */
export function useValues<Part>({ read, first }: FormStore, select: (values: FormValues) => Part): Part {
  return useSyncExternalStore(
    subscribeToAddress,
    () => select(read()),
    () => select(first),
  );
}

/** Whether the page is hydrated, from the same render on in which `useValues` has the visitor's own choices. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function createStore(formId: string, format: AddressFormat): FormStore {
  const first = format.read('');
  let values = first;
  /** The query that `values` were read from or written to; a change is written only after the next paint. */
  let query: string | undefined;
  let dropWrite: (() => void) | undefined;

  const read = () => {
    const now = addressQuery();
    if (query === undefined) values = format.read(`${readTouched(formId)}&${now.slice(1)}`);
    else if (now !== query) values = format.read(now.slice(1));
    if (now !== query) dropWrite?.();
    query = now;
    return values;
  };
  const change: FormStore['change'] = (part) => {
    const next = { ...read(), ...part(values) };
    values = next;
    reportAddress();
    dropWrite?.();
    // After the paint, because Next's handling of a new address would delay the answer.
    dropWrite = afterPaint(() => {
      // The form has gone with its page, and the address is the next page's.
      if (!document.getElementById(formId)) return;
      const address = format.write(next);
      query = new URL(address, window.location.href).search;
      writeAddress('replace', address);
    });
  };
  return { first, read, change };
}

/** What was chosen or typed before hydration, as a query. */
function readTouched(formId: string): string {
  const form = document.getElementById(formId);
  const touched = new URLSearchParams();
  if (!(form instanceof HTMLFormElement)) return '';
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const isTouched = field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
    if (isTouched) touched.set(field.name, field.value);
  }
  return touched.toString();
}
