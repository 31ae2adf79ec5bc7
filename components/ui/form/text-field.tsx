'use client';

import { startTransition, useState, type ComponentProps, type InvalidEvent } from 'react';
import { LineIcon } from '../line-icon';
import { Labelled, type LabelledProps } from './labelled';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

interface TextFieldProps extends InputProps, Pick<LabelledProps, 'label' | 'hint'> {
  name: string;
  required?: boolean;
  /** The message if the field is invalid: `Enter your full name.` */
  error?: string;
  /** Makes the field a textarea with this many lines. */
  rows?: number;
  /** Makes the field a select; the first option is the prompt. */
  options?: readonly string[];
}

/** A field with the browser's own validation. An error stays below the field until the next input. */
export function TextField({ label, hint, required, error = '', type = 'text', rows, options, ...rest }: TextFieldProps) {
  const [shownError, setShownError] = useState('');
  const onInvalid = (event: InvalidEvent<Field>) => {
    // Suppresses the browser's bubble, which would cover the message, and with it the browser's focus.
    event.preventDefault();
    const field = event.currentTarget;
    if (field === field.form?.querySelector(':is(input, textarea, select):invalid')) field.focus();
    // Shows all errors of a form in one render, for which the focus need not wait.
    startTransition(() => setShownError(error));
  };
  return (
    <Labelled label={label} hint={hint} error={shownError}>
      {(labelled) => {
        const field = { ...labelled, ...rest, required, onInvalid, onInput: () => setShownError(''), className: 'field' };
        if (options) {
          return (
            // The arrow replaces the browsers' own, which touches the border.
            <span className="relative grid items-center">
              <select {...field} className="field cursor-pointer appearance-none pr-12">
                {options.map((option, index) => (
                  <option key={option} value={index === 0 ? '' : option}>
                    {option}
                  </option>
                ))}
              </select>
              <LineIcon path="M4 7l6 6 6-6" className="pointer-events-none absolute right-edge print:hidden" />
            </span>
          );
        }
        if (rows) return <textarea {...field} rows={rows} dir="auto" />;
        return <input {...field} type={type} dir={type === 'text' ? 'auto' : undefined} />;
      }}
    </Labelled>
  );
}
