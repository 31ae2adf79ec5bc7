'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { noBreak } from '../no-break';

export interface LabelledProps {
  label: ReactNode;
  hint?: string;
  error?: string;
  /** `row`: the field stands beside its label. */
  layout?: 'stack' | 'row';
}

type LabelledField = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;

const LAYOUTS = {
  stack: { whole: 'grid grid-cols-1 content-start gap-1', name: 'font-bold' },
  row: { whole: 'flex min-h-14 flex-wrap items-center gap-x-3 border-b py-1', name: 'min-w-0 flex-[1_1_5rem] text-base/tight' },
};

export function Labelled({
  label,
  hint,
  error,
  layout = 'stack',
  children,
}: LabelledProps & { children: (field: LabelledField) => ReactNode }) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const { whole, name } = LAYOUTS[layout];
  return (
    <div className={whole}>
      <label htmlFor={id} className={name}>
        {typeof label === 'string' ? noBreak(label) : label}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {noBreak(hint)}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="w-full font-bold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
