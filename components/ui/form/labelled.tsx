import { useId, type ReactNode } from 'react';
import { fieldWords } from '@/content/controls';

export interface LabelledProps {
  label: ReactNode;
  hint?: string;
  /** What is wrong with the value. */
  error?: string;
  required?: boolean;
  /** `row`: the field stands beside its label. */
  layout?: 'stack' | 'row';
}

/** What a field takes from its label, hint and error. */
export interface LabelledField {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const LAYOUTS = {
  stack: 'grid grid-cols-1 content-start gap-1',
  row: 'box-content flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1',
} as const;

/** A field with its label, hint and error. */
export function Labelled({
  label,
  hint,
  error,
  required = false,
  layout = 'stack',
  children,
}: LabelledProps & { children: (field: LabelledField) => ReactNode }) {
  const id = useId();
  const notes = [hint && `${id}-hint`, required && `${id}-required`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={LAYOUTS[layout]}>
      <div
        className={`flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 ${layout === 'row' ? 'unfollowed:invisible' : ''}`}
      >
        <label htmlFor={id} className={layout === 'row' ? 'leading-tight' : 'font-bold'}>
          {label}
        </label>
        {required && <Note id={`${id}-required`}>{fieldWords.required}</Note>}
      </div>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {error && (
        <p id={`${id}-error`} className="w-full font-bold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}
