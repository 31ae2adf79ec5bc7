import { useId, type FormEvent } from 'react';
import { useStore } from '@/lib/browser/store';
import { useFormStore, type FormFormat } from '../ui/form/form-store';

/** The store of a form whose choices make a question, and the attributes of its element. */
export function useQuestionForm(format: FormFormat) {
  const id = useId();
  const store = useFormStore(id, format);
  const isRead = useStore(store, (state) => state.isRead);
  return { store, form: { id, autoComplete: 'off', onSubmit: stay, 'data-hydrated': isRead || undefined } };
}

/** Enter in a field leaves it, and with it a phone's keyboard, which covers the answer. */
export function stay(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
