'use client';

import { startTransition, useId, useState, type ComponentProps, type InvalidEvent, type ReactNode } from 'react';
import { Select } from '../ui/select';

export interface FieldProps {
  label: string;
  name: string;
  /** The message for an invalid field: `Enter your full name.` By default the browser's own. */
  error?: string;
  hint?: string;
  /** What is wrong with the value as it is, whether or not the form was sent. */
  problem?: string;
  /** Makes the field required; the word is shown beside the label. */
  required?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Makes it a textarea with this many lines. */
  rows?: number;
  /** Makes it a select; the first option is the prompt. A text is its own value. */
  options?: readonly (string | { value: string; text: string })[];
}

/** A labelled field with the browser's own validation. An error stays below the field until the next input. */
export function Field({ label, name, error = '', hint, problem, required, type = 'text', rows, options, ...rest }: FieldProps) {
  const id = useId();
  const [shownError, setShownError] = useState('');
  const wrong = shownError || problem;
  const notes = [hint && `${id}-hint`, required && `${id}-required`, wrong && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required: required !== undefined,
    'aria-describedby': notes || undefined,
    'aria-invalid': wrong ? true : undefined,
    onInvalid: (event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      // Suppresses the browser's bubble, which would cover the message, and with it the browser's focus.
      event.preventDefault();
      const field = event.currentTarget;
      if (isFirstInvalid(field)) field.focus();
      // Shows all errors of a form in one render, for which the focus need not wait.
      const found = error || field.validationMessage;
      startTransition(() => setShownError(found));
    },
    onInput: () => setShownError(''),
  };
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {required && <Note id={`${id}-required`}>{required}</Note>}
      </div>
      {options ? (
        <Select {...shared} {...rest}>
          {options.map((option, index) => {
            const { value, text } = typeof option === 'string' ? { value: index === 0 ? '' : option, text: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </Select>
      ) : rows ? (
        <textarea {...shared} {...rest} rows={rows} dir="auto" className="field" />
      ) : (
        <input {...shared} {...rest} type={type} dir={type === 'text' ? 'auto' : undefined} className="field" />
      )}
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {wrong && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {wrong}
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
