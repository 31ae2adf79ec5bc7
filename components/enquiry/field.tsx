'use client';

import { startTransition, useId, useState, type ComponentProps, type InvalidEvent, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  name: string;
  /** What to enter, said when the field stops the form: `Enter your full name.` */
  error?: string;
  hint?: string;
  /** Says that it must be filled, and makes it so. */
  required?: string;
  type?: 'text' | 'email' | 'tel' | 'number';
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Makes it a message box of so many lines. */
  rows?: number;
  /** Makes it a choice; the first entry is the prompt. */
  options?: readonly string[];
  min?: number;
}

/**
 * One labelled field. The check is the browser's own; what it found stays beside the field in words until it is put right.
 */
export function Field({ label, name, error = '', hint, required, type = 'text', rows, options, ...rest }: FieldProps) {
  const id = useId();
  const [shownError, setShownError] = useState('');
  const notes = [hint && `${id}-hint`, required && `${id}-required`, shownError && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required: required !== undefined,
    'aria-describedby': notes || undefined,
    'aria-invalid': shownError ? true : undefined,
    className: 'field',
    onInvalid: (event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      // The browser's own bubble would cover the message; with it goes the focus that it gives.
      event.preventDefault();
      const field = event.currentTarget;
      if (isFirstInvalid(field)) field.focus();
      // All of a form's in one render. The frame that gives the focus need not wait for it.
      const found = error || field.validationMessage;
      startTransition(() => setShownError(found));
    },
    onInput: () => setShownError(''),
  };
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required && <Note id={`${id}-required`}>{required}</Note>}
      </div>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {options ? (
        <select {...shared} {...rest}>
          {options.map((option, index) => (
            <option key={option} value={index === 0 ? '' : option}>
              {option}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} {...rest} rows={rows} dir="auto" />
      ) : (
        <input {...shared} {...rest} type={type} dir={type === 'text' ? 'auto' : undefined} />
      )}
      {shownError && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {shownError}
        </p>
      )}
    </div>
  );
}

function isFirstInvalid(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  return field === field.form?.querySelector(':is(input, textarea, select):invalid');
}

function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}
