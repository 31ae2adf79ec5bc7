'use client';

import { startTransition, useState, type ComponentProps, type InvalidEvent } from 'react';
import { Labelled, type LabelledProps } from './labelled';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface TextFieldProps extends Pick<LabelledProps, 'label' | 'hint' | 'required'> {
  name: string;
  /** The message for an invalid field: `Enter your full name.` By default the browser's own. */
  error?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Makes it a textarea with this many lines. */
  rows?: number;
  /** Makes it a select; the first option is the prompt. */
  options?: readonly string[];
}

/** A field with the browser's own validation. An error stays below the field until the next input. */
export function TextField({ label, hint, required, error = '', type = 'text', rows, options, ...rest }: TextFieldProps) {
  const [shownError, setShownError] = useState('');
  const validation = {
    required,
    onInvalid: (event: InvalidEvent<Field>) => {
      // Suppresses the browser's bubble, which would cover the message, and with it the browser's focus.
      event.preventDefault();
      const field = event.currentTarget;
      if (field === field.form?.querySelector(':is(input, textarea, select):invalid')) field.focus();
      // Shows all errors of a form in one render, for which the focus need not wait.
      const found = error || field.validationMessage;
      startTransition(() => setShownError(found));
    },
    onInput: () => setShownError(''),
  };
  return (
    <Labelled label={label} hint={hint} required={required} error={shownError}>
      {(labelled) => {
        const field = { ...labelled, ...validation, ...rest, className: 'field' };
        if (options) {
          return (
            <span className="select relative grid empty:invisible">
              <select {...field} className="field appearance-none pr-12">
                {options.map((option, index) => (
                  <option key={option} value={index === 0 ? '' : option}>
                    {option}
                  </option>
                ))}
              </select>
            </span>
          );
        }
        if (rows) return <textarea {...field} rows={rows} dir="auto" />;
        return <input {...field} type={type} dir={type === 'text' ? 'auto' : undefined} />;
      }}
    </Labelled>
  );
}
