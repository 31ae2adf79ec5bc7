import { memo, useId, type ReactNode } from 'react';
import type { Load } from '@/content/types';
import { Select } from '../ui/select';
import type { CalculatorChange } from './use-calculator-state';

export interface SelectFieldProps {
  label: ReactNode;
  name: string;
  value: string | number;
  options: readonly (readonly [value: string | number, text: string])[];
  onChoose: (value: string) => void;
}

/** A choice below its label. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-between gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Choice id={id} {...select} />
    </div>
  );
}

export interface CountFieldProps {
  load: Load;
  /** What one of it takes: `80 W`. */
  watts: string;
  count: number;
  onChange: CalculatorChange;
}

/**
 * A load: its name and watts, and beside them how many. Remembered: with all their choices they are half of the page's
 * elements, and mostly only one changes.
 */
export const CountField = memo(function CountField({ load: { id: load, label, most }, watts, count, onChange }: CountFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-x-3 border-b border-line py-1">
      <label htmlFor={id} className="min-w-0 grow py-3 leading-normal">
        {label} <span className="tabular inline-block text-sm text-muted">{watts}</span>
      </label>
      <div className="w-20 shrink-0">
        <Choice
          id={id}
          name={load}
          value={count}
          options={Array.from({ length: most + 1 }, (_, number) => [number, String(number)])}
          onChoose={(value) => onChange(({ counts }) => ({ counts: { ...counts, [load]: Number(value) } }))}
        />
      </div>
    </div>
  );
});

function Choice({ id, name, value, options, onChoose }: Omit<SelectFieldProps, 'label'> & { id: string }) {
  return (
    <Select id={id} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)} className="field tabular">
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}

export interface EntryFieldProps {
  label: string;
  name: string;
  value: string;
  hint?: string;
  /** What is wrong with the entry; empty where nothing is. */
  error: string;
  onType: (text: string) => void;
}

/** A figure, typed as people type it. What is wrong stays in the field, with a sentence beside it. */
export function EntryField({ label, name, value, hint, error, onType }: EntryFieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        inputMode="decimal"
        autoComplete="off"
        dir="auto"
        aria-describedby={notes || undefined}
        aria-invalid={error ? true : undefined}
        className="field tabular"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
