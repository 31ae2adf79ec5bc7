import { useId } from 'react';
import { readFields, writeFields, type FormValues } from '@/lib/format/form-query';
import { useFormStore, type FormFormat } from '../ui/form/form-store';
import { stay } from './question-form';

/**
 * A form that only reckons, and is not sent. Its values are kept in the query of its page, without those that are as at `first`.
 *
 * @returns its store, and the attributes of its element
 */
export function useReckoningForm(path: string, first: FormValues, ruleOf: FormFormat['ruleOf']) {
  const id = useId();
  const store = useFormStore(id, {
    read: (query) => ({ ...first, ...readFields(query, Object.keys(first)) }),
    write: (values) => path + writeFields(values, first),
    ruleOf,
  });
  return { store, form: { id, autoComplete: 'off', onSubmit: stay } };
}
