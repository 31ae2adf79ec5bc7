import { useId, type FormEvent } from 'react';
import { useStore } from '@/lib/browser/store';
import { readFields, writeFields, type FormValues } from '@/lib/format/form-query';
import { useFormStore, type FormFormat } from '../ui/form/form-store';

/** The store of a form that is answered beside it and not sent, and the attributes of its element. */
export function useAnsweredForm(format: FormFormat) {
  const id = useId();
  const store = useFormStore(id, format);
  const isRead = useStore(store, (state) => state.isRead);
  return { store, form: { id, autoComplete: 'off', onSubmit: stay, 'data-hydrated': isRead || undefined } };
}

/** Keeps values in the query of a page, without those that are as at `first`. */
export function queryFormat(path: string, first: FormValues, ruleOf: FormFormat['ruleOf']): FormFormat {
  return {
    read: (query) => ({ ...first, ...readFields(query, Object.keys(first)) }),
    write: (values) => path + writeFields(values, first),
    ruleOf,
  };
}

/** Enter in a field leaves it, and with it a phone's keyboard, which covers the answer. */
function stay(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
