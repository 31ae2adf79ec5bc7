import type { ReactNode } from 'react';
import type { FormValues } from '@/lib/format/form-values';
import { NoBreak } from '../no-break';
import { useValues, type FormStore } from './form-store';

export interface ChoicesProps {
  store: FormStore;
  name: string;
  label: string;
  options: readonly { id: string; name: ReactNode }[];
  /** The chosen value, and what a choice sets; by default the field's own. */
  read?: (values: FormValues) => string;
  set?: (value: string) => FormValues;
  /** `list`: one below the other, for long texts. */
  layout?: 'list' | 'row';
}

const LAYOUTS = { list: 'chips-in-list gap-1', row: 'columns-of-14 gap-2' } as const;

export function Choices({
  store,
  name,
  label,
  options,
  read = (values) => values[name] ?? '',
  set = (value) => ({ [name]: value }),
  layout = 'row',
}: ChoicesProps) {
  const chosen = useValues(store, read);
  return (
    <fieldset>
      <legend className="mb-1 font-bold">
        <NoBreak>{label}</NoBreak>
      </legend>
      <div className={`grid ${LAYOUTS[layout]}`}>
        {options.map(({ id, name: text }) => (
          <label key={id} className="chip">
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => store.change(() => set(id))} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
