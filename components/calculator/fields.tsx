import { useId, type ReactNode } from 'react';

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
      <Select id={id} {...select} />
    </div>
  );
}

/** A load: its name and watts, and beside them how many. */
export function CountField({ label, watts, ...select }: Omit<SelectFieldProps, 'label'> & { label: string; watts: string }) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-x-3 border-b border-line py-1">
      <label htmlFor={id} className="min-w-0 grow py-1">
        {label} <span className="tabular inline-block text-sm text-muted">{watts}</span>
      </label>
      <div className="w-20 shrink-0">
        <Select id={id} {...select} />
      </div>
    </div>
  );
}

function Select({ id, name, value, options, onChoose }: Omit<SelectFieldProps, 'label'> & { id: string }) {
  return (
    <select id={id} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)} className="field tabular">
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
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
