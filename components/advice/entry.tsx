import { useId } from 'react';
import { backup } from '@/content/advice/backup';
import { figureWords } from '@/content/advice/figure-words';
import type { EntryName } from '@/content/types';
import { QUERY_KEYS, readEntry, type CalculatorState } from '@/lib/advice/query';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import type { CalculatorChange } from './use-calculator-state';

export interface EntryProps {
  entry: EntryName;
  label: string;
  hint?: string;
  state: CalculatorState;
  onChange: CalculatorChange;
}

/** A text field for a figure of the visitor's own. A wrong entry stays in the field, with an error below it. */
export function Entry({ entry, label, hint, state, onChange }: EntryProps) {
  const id = useId();
  const { wrong } = readEntry(state, entry);
  const [least, most] = backup.limits[entry];
  const notes = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        id={id}
        name={QUERY_KEYS[entry]}
        value={state.entries[entry]}
        onChange={({ currentTarget: { value } }) => onChange(({ entries }) => ({ entries: { ...entries, [entry]: value } }))}
        inputMode="decimal"
        autoComplete="off"
        dir="auto"
        aria-describedby={notes || undefined}
        aria-invalid={wrong || undefined}
        className="field tabular"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {fill(figureWords.wrong, { least, most: groupThousands(most) })}
        </p>
      )}
    </div>
  );
}
