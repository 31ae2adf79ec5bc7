'use client';

import { createContext, use, useState, type ComponentProps, type FormEvent } from 'react';
import { addressStore, replaceSoon } from '@/lib/browser/address';
import { createStore, useStore, type Readable } from '@/lib/browser/store';
import { readFields, readWithin, writeFields, type FigureRule, type FormValues } from '@/lib/format/form-values';

/* The values of a form live in its store. The address has a copy of the valid ones, for reload, Back and shared links. */

export interface FormState {
  typed: FormValues;
  /** `typed`, but with the last accepted figure wherever a field refuses the present one; answers are made from these. */
  valid: FormValues;
  /** False until address and fields have been read: the values are those of the prerendered page. */
  isRead: boolean;
}

interface FormFormat {
  /** The path of the page in whose query the values are kept. */
  path: string;
  /** Reads a query; of a repeated name the first value counts. Called with an empty one for the prerendered page. */
  read: (query: string) => FormValues;
  /** Writes a query with its `?`. */
  write: (values: FormValues) => string;
  /** What a field takes; undefined if it takes no figure. */
  ruleOf: (name: string, values: FormValues) => FigureRule | undefined;
}

export interface FormStore extends Readable<FormState> {
  ruleOf: FormFormat['ruleOf'];
  /** Changes values. Takes a function of the valid ones, because after hydration several queued taps arrive at once. */
  change: (part: (now: FormValues) => FormValues) => void;
}

const FormContext = createContext<FormStore | undefined>(undefined);

/** The store of the form in which a component stands. */
export const useFormStore = () => use(FormContext) as FormStore;

/** A form that is not sent, but answered beside it. */
export function AnsweredForm({ initialFormat, ...rest }: ComponentProps<'form'> & { initialFormat: FormFormat }) {
  const [{ store, follow }] = useState(() => createFormStore(initialFormat));
  const isRead = useStore(store, (state) => state.isRead);
  return (
    <FormContext value={store}>
      <form ref={follow} autoComplete="off" onSubmit={stay} data-read={isRead || undefined} {...rest} />
    </FormContext>
  );
}

/** Enter in a field leaves it, and with it a phone's keyboard, which covers the answer. */
function stay(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

/** A format that keeps values in the query of a page, without those that equal `defaults`. */
export function queryFormat(path: string, defaults: FormValues, ruleOf: FormFormat['ruleOf']): FormFormat {
  return {
    path,
    read: (query) => ({ ...defaults, ...readFields(query, Object.keys(defaults)) }),
    write: (values) => writeFields(values, defaults),
    ruleOf,
  };
}

/** Reads from the valid values what a component needs, which is rendered again only when that changes. */
export function useValues<Part>(select: (values: FormValues) => Part): Part {
  return useStore(useFormStore(), ({ valid }) => select(valid));
}

function createFormStore({ path, read, write, ruleOf }: FormFormat) {
  const settle = (typed: FormValues, before: FormValues): FormState => {
    const taken = (values: FormValues) =>
      Object.fromEntries(
        Object.entries(values).filter(([name, text]) => {
          const rule = ruleOf(name, typed);
          return !rule || !readWithin(text, rule).wrong;
        }),
      );
    return { typed, valid: { ...taken(before), ...taken(typed) }, isRead: true };
  };
  const prerendered = read('');
  const store = createStore<FormState>({ typed: prerendered, valid: prerendered, isRead: false });
  /** The query that the values were read from or written to. */
  let query = '';

  const change: FormStore['change'] = (part) => {
    const { typed, valid } = store.get();
    const next = settle({ ...typed, ...part(valid) }, valid);
    store.set(next);
    query = write(next.valid);
    replaceSoon(path + query);
  };
  /** Reads the address, with what was chosen or typed before hydration, and again after Back and links. */
  const follow = (form: HTMLFormElement) => {
    const touched = readTouched(form);
    ({ query } = addressStore.get());
    store.set(settle(read(`${touched}&${query.slice(1)}`), settle(read(query), prerendered).valid));
    // Writes what was chosen before hydration into the address, like later choices, for a reload.
    if (touched) change(() => ({}));
    return addressStore.subscribe(() => {
      if (addressStore.get().query === query) return;
      ({ query } = addressStore.get());
      store.set(settle(read(query), prerendered));
    });
  };
  return { store: { ...store, ruleOf, change }, follow };
}

/** What was chosen or typed before hydration, as a query. */
function readTouched(form: HTMLFormElement) {
  const touched = new URLSearchParams();
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const isTouched = field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
    if (isTouched) touched.set(field.name, field.value);
  }
  return touched.toString();
}
