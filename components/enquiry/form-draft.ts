import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last form of each id. Its fields still hold what was typed after its modal or page was closed. */
const lastForms = new Map<string, HTMLFormElement>();

/**
 * A `ref` for a form that keeps what was typed into it, even after a reload, as when a phone short of memory dropped the tab.
 * Browsers themselves restore only fields that were in the document's HTML.
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
    // The last event that a tab is sure to get.
    document.addEventListener('visibilitychange', store);
    return () => {
      store();
      document.removeEventListener('visibilitychange', store);
    };
  }, [id]);
  return ref;
}

/** The current values of the form with this id; empty if there is none. */
export function readTyped<Name extends string>(id: string, names: readonly Name[]): Record<Name, string> {
  const form = lastForms.get(id);
  return Object.fromEntries(names.map((name) => [name, (form && fieldOf(form, name)?.value) ?? ''])) as Record<Name, string>;
}

/** Empties the form if it still holds what was sent; one that was changed meanwhile stays whole. */
export function clearSent(id: string, sent: object): void {
  const form = lastForms.get(id);
  const fields = Object.entries(sent).map(([name, value]) => ({ field: form && fieldOf(form, name), value }));
  if (fields.some(({ field, value }) => field && field.value !== value)) return;
  for (const { field } of fields) if (field) field.value = '';
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(Array.from(form.elements as Iterable<Field>, ({ name, value }) => [name, value]));

function storeTyped(id: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(`typed-${id}`, JSON.stringify(valuesOf(form)));
  } catch {
    // Storage is blocked or full; the text is still in the form.
  }
}

function readStored(id: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`typed-${id}`) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
