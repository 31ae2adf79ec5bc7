import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last form of each id. Its fields hold what was typed, also once its modal is closed or its page left. */
const lastForms = new Map<string, HTMLFormElement>();

/**
 * For the `ref` of a form: shown again, it has what was typed into it. Also after a reload, as when a phone that is short of
 * memory has dropped the tab: the browser itself gives back only fields that the document came with.
 */
export function useKeptForm(id: string) {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const last = lastForms.get(id);
    for (const [name, value] of Object.entries(last ? valuesOf(last) : readStored(id))) {
      const field = fieldOf(form, name);
      if (field && !field.value) field.value = value;
    }
    lastForms.set(id, form);
    const store = () => storeTyped(id, form);
    // The last that is sure to be heard of a tab.
    document.addEventListener('visibilitychange', store);
    return () => {
      store();
      document.removeEventListener('visibilitychange', store);
    };
  }, [id]);
  return ref;
}

/** What stands in the form of this id now. */
export function readTyped<Name extends string>(id: string, names: readonly Name[]): Record<Name, string> {
  const form = lastForms.get(id);
  return Object.fromEntries(names.map((name) => [name, (form && fieldOf(form, name)?.value) ?? ''])) as Record<Name, string>;
}

/** Empties the fields that still hold what was sent; what was typed meanwhile stays. */
export function clearSent(id: string, sent: object): void {
  const form = lastForms.get(id);
  for (const [name, value] of Object.entries(sent)) {
    const field = form && fieldOf(form, name);
    if (field && field.value === value) field.value = '';
  }
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(Array.from(form.elements as Iterable<Field>, ({ name, value }) => [name, value]));

function storeTyped(id: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(`typed-${id}`, JSON.stringify(valuesOf(form)));
  } catch {
    // Blocked or full: the text stands in the form all the same.
  }
}

function readStored(id: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`typed-${id}`) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
