import type { BackupEntry } from '@/content/types';
import { ADDRESS_NAMES } from '@/lib/backup/address';
import { readEntry } from '@/lib/backup/entry';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/price';
import type { CalculatorPart } from './calculator';
import { EntryField } from './fields';

export interface EntryProps extends CalculatorPart {
  entry: BackupEntry;
  label: string;
  hint?: string;
}

/** A figure of the visitor's own, with what is wrong about it. */
export function Entry({ entry, label, hint, state, onChange, figures, words }: EntryProps) {
  const [least, most] = figures.limits[entry];
  const { wrong } = readEntry(state, entry, figures);
  return (
    <EntryField
      label={label}
      name={ADDRESS_NAMES[entry]}
      value={state.entries[entry]}
      hint={hint}
      error={wrong ? fill(words.form.wrong, { least: limit(least), most: limit(most) }) : ''}
      onType={(text) => onChange(({ entries }) => ({ entries: { ...entries, [entry]: text } }))}
    />
  );
}

/** Limits below one are a half. */
function limit(value: number): string {
  return Number.isInteger(value) ? groupThousands(value) : String(value);
}
