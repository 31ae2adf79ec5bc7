import type { FormValues } from '@/lib/format/form-query';
import { useValues, type FormStore } from './form-store';

export interface ChoicesProps {
  store: FormStore;
  name: string;
  label: string;
  options: readonly { id: string; name: string }[];
  /** The chosen value, and what a choice sets; by default the field's own. */
  read?: (values: FormValues) => string;
  set?: (value: string) => FormValues;
  /** `pair`: two columns, for long texts. */
  columns?: 'pair' | 'row';
}

const COLUMNS = { pair: 'grid grid-cols-2', row: 'grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]' } as const;

/** One choice of several, as chips. */
export function Choices({
  store,
  name,
  label,
  options,
  read = (values) => values[name] ?? '',
  set = (value) => ({ [name]: value }),
  columns = 'row',
}: ChoicesProps) {
  const chosen = useValues(store, read);
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{label}</legend>
      <div className={`gap-2 ${COLUMNS[columns]}`}>
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
