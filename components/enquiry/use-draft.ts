import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { draftOf, EMPTY_DRAFT, keepDraft, subscribeToDrafts, writeValues } from '@/lib/enquiry/draft';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

/**
 * The draft of a form, its values by name, the form's `ref`, and a function that reads its fields; call it on each input and before the values are
 * used, because what was typed before hydration is put back without an event. Browsers themselves restore only fields that were
 * in the document's HTML.
 */
export function useDraft<Name extends string>(id: string, names: readonly Name[]) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useSyncExternalStore(
    subscribeToDrafts,
    () => draftOf(id),
    () => EMPTY_DRAFT,
  );
  const { values } = draft;

  const read = useCallback((): Record<Name, string> => {
    const form = ref.current;
    const now = Object.fromEntries(
      names.map((name) => [name, (form ? fieldOf(form, name)?.value : draftOf(id).values[name]) ?? '']),
    );
    writeValues(id, now);
    return now as Record<Name, string>;
  }, [id, names]);

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    for (const name of names) {
      const field = fieldOf(form, name);
      if (field && !field.value) field.value = draftOf(id).values[name] ?? '';
    }
    read();
    const keep = () => {
      read();
      keepDraft(id);
    };
    // The last event that a tab is sure to get.
    document.addEventListener('visibilitychange', keep);
    return () => {
      keepDraft(id);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [id, names, read]);

  // Empties the fields of what was sent.
  useLayoutEffect(() => {
    const form = ref.current;
    // On hydration the first render still has an empty draft.
    if (!form || Object.keys(values).length > 0 || draftOf(id).values !== values) return;
    for (const name of names) {
      const field = fieldOf(form, name);
      if (field) field.value = '';
    }
  }, [id, values, names]);

  const typed = Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;
  return { draft, typed, ref, read };
}
