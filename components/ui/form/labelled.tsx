import { useId, type ComponentProps, type ReactNode } from 'react';
import { NoBreak } from '../no-break';

export interface LabelledProps {
  label: ReactNode;
  hint?: string;
  /** What is wrong with the value. */
  error?: string;
  /** `row`: the field stands beside its label. */
  layout?: 'stack' | 'row';
}

/** What a field takes from its label, hint and error. */
type LabelledField = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;

const LAYOUTS = {
  stack: { whole: 'grid grid-cols-1 content-start gap-1', head: '', name: 'font-bold' },
  row: {
    whole: 'box-content flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1',
    head: '',
    name: 'leading-tight',
  },
};

/** A field with its label, hint and error. */
export function Labelled({
  label,
  hint,
  error,
  layout = 'stack',
  children,
}: LabelledProps & { children: (field: LabelledField) => ReactNode }) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const { whole, head, name } = LAYOUTS[layout];
  return (
    <div className={whole}>
      <div className={`flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 ${head}`}>
        <label htmlFor={id} className={name}>
          {typeof label === 'string' ? <NoBreak>{label}</NoBreak> : label}
        </label>
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
