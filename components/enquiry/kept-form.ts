import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last form of each id. Its fields hold what was typed, also once its modal is closed or its page left. */
const lastForms = new Map<string, HTMLFormElement>();

/** For the `ref` of a form: shown again, it has what was typed into it, for as long as the tab keeps the document. */
export function useKeptForm(id: string) {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    for (const { name, value } of (lastForms.get(id)?.elements ?? []) as Iterable<Field>) {
      const field = fieldOf(form, name);
      if (field && !field.value) field.value = value;
    }
    lastForms.set(id, form);
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
