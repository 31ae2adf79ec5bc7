import { useCallback, useSyncExternalStore } from 'react';
import { draftOf, EMPTY_DRAFT, keepDraft, subscribeToDrafts, writeValues, type Draft } from '@/lib/enquiry/draft';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll<Field>('.field'));

/** What a component shows of a draft; it is not rendered while only others change. */
export function useDraftPart<Part>(id: string, select: (draft: Draft) => Part): Part {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => select(draftOf(id)),
    () => select(EMPTY_DRAFT),
  );
}

/**
 * Reads a form's fields into its draft; called on each input and before the values are used, because what was typed before
 * hydration is put back without an event.
 */
export function readForm(id: string, form: HTMLFormElement): Draft['values'] {
  const fields = fieldsOf(form);
  // Blanks alone count as empty, also those typed before hydration; the field has a message of its own.
  for (const field of fields) field.setCustomValidity(field.required && /^\s+$/.test(field.value) ? ' ' : '');
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  writeValues(id, values);
  return values;
}

/**
 * The `ref` of a form: fills it in from its draft, keeps the draft for a reload, and empties the form once it was sent. Browsers
 * themselves restore only fields that were in the document's HTML.
 */
export function useDraftForm(id: string) {
  return useCallback(
    (form: HTMLFormElement) => {
      const { values } = draftOf(id);
      for (const field of fieldsOf(form)) field.value ||= values[field.name] ?? '';
      readForm(id, form);
      const keep = () => {
        readForm(id, form);
        keepDraft(id);
      };
      const unsubscribe = subscribeToDrafts(() => {
        if (Object.keys(draftOf(id).values).length === 0) form.reset();
      });
      // The last event that a tab is sure to get.
      document.addEventListener('visibilitychange', keep);
      return () => {
        keepDraft(id);
        unsubscribe();
        document.removeEventListener('visibilitychange', keep);
      };
    },
    [id],
  );
}
