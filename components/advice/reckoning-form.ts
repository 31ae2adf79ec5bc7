import { useId, useMemo, type FormEvent } from 'react';
import { readFields, writeFields, type FormValues } from '@/lib/format/form-query';
import { useFormStore } from '../ui/form/form-store';

/**
 * A form that only reckons, and is not sent. Its values are kept in the query of its page, without those that are as at `first`.
 *
 * @param first stays the same object
 * @returns its store, and the attributes of its element
 */
export function useReckoningForm(path: string, first: FormValues) {
  const id = useId();
  const format = useMemo(
    () => ({
      read: (query: string) => ({ ...first, ...readFields(query, Object.keys(first)) }),
      write: (values: FormValues) => path + writeFields(values, first),
    }),
    [path, first],
  );
  const store = useFormStore(id, format);
  return { store, form: { id, autoComplete: 'off', onSubmit: (event: FormEvent) => event.preventDefault() } };
}
