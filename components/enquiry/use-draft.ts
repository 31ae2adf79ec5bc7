'use client';

import { useCallback } from 'react';
import { draftOf, writeValues } from '@/lib/enquiry/draft';

export type Labels<Name extends string> = Readonly<Record<Name, string>>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads the fields that have labels into the form's draft; called on each input and before the values are used, because what was
 * typed before hydration is put back without an event.
 */
export function readForm<Name extends string>(id: string, form: HTMLFormElement, labels: Labels<Name>): Record<Name, string> {
  // Blanks alone count as empty, also those typed before hydration; the field has a message of its own.
  for (const field of form.querySelectorAll<Field>(':required')) {
    field.setCustomValidity(/^\s+$/.test(field.value) ? ' ' : '');
  }
  const typed = new FormData(form);
  const values = Object.fromEntries(Object.keys(labels).map((name) => [name, typed.get(name)])) as Record<Name, string>;
  writeValues(id, values);
  return values;
}

/**
 * The `ref` of a form: fills it in from its draft, and empties it once it was sent. Browsers themselves restore only fields that
 * were in the document's HTML.
 */
export function useDraftForm(id: string, labels: Labels<string>) {
  return useCallback(
    (form: HTMLFormElement) => {
      const draft = draftOf(id);
      for (const [name, value] of Object.entries(draft.get().values)) {
        const field = name in labels && form.elements.namedItem(name);
        if (field) (field as Field).value ||= value;
      }
      const read = () => void readForm(id, form, labels);
      read();
      const unsubscribe = draft.subscribe(() => Object.keys(draft.get().values).length === 0 && form.reset());
      // The last event that a tab is sure to get.
      document.addEventListener('visibilitychange', read);
      return () => {
        unsubscribe();
        document.removeEventListener('visibilitychange', read);
      };
    },
    [id, labels],
  );
}
