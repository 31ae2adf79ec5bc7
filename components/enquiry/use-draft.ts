import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { draftOf, EMPTY_DRAFT, keepDraft, subscribeToDrafts, writeValues, type Draft } from '@/lib/enquiry/draft';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

/** What a component shows of a draft; it is not rendered while only others change. */
export function useDraftPart<Part>(id: string, select: (draft: Draft) => Part): Part {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => select(draftOf(id)),
    () => select(EMPTY_DRAFT),
  );
}

/** All values of a draft by their names, which the store lacks for empty fields. */
export function typedValues<Name extends string>({ values }: Draft, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;
}

/**
 * A form's `ref`, and a function that reads its fields into the draft; call it on each input and before the values are used,
 * because what was typed before hydration is put back without an event. Browsers themselves restore only fields that were in the
 * document's HTML.
 */
export function useDraftForm<Name extends string>(id: string, names: readonly Name[]) {
  const ref = useRef<HTMLFormElement>(null);

  const read = useCallback((): Record<Name, string> => {
    const fields = names.flatMap((name) => (ref.current && fieldOf(ref.current, name)) ?? []);
    // Blanks alone count as empty, also those typed before hydration; the field has a message of its own.
    for (const field of fields) field.setCustomValidity(field.required && /^\s+$/.test(field.value) ? ' ' : '');
    if (ref.current) writeValues(id, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    return typedValues(draftOf(id), names);
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
  useEffect(
    () =>
      subscribeToDrafts(() => {
        const form = ref.current;
        if (!form || Object.keys(draftOf(id).values).length > 0) return;
        for (const name of names) {
          const field = fieldOf(form, name);
          if (field) field.value = '';
        }
      }),
    [id, names],
  );

  return { ref, read };
}
