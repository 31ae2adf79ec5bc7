import { figureWords } from '@/content/advice/figure-words';
import { fill } from '@/lib/format/fill';
import { readWithin, type Quantity } from '@/lib/format/figure';
import { groupThousands } from '@/lib/format/price';
import { Field } from '../enquiry/field';

export interface FigureFieldProps {
  label: string;
  hint?: string;
  name: string;
  /** Its current text. */
  typed: string;
  quantity: Quantity;
  limits: readonly [least: number, most: number];
  /** Without it there is no answer. */
  needed?: boolean;
}

/** A text field for a figure. One that can't be read stays in the field, with a sentence below it. */
export function FigureField({ typed, quantity, limits, needed = false, ...field }: FigureFieldProps) {
  const { wrong } = readWithin(typed, quantity, limits);
  const [least, most] = limits;
  const words = needed ? figureWords.needed : figureWords.wrong;
  const problem = wrong ? fill(words, { least, most: groupThousands(most) }) : undefined;
  return <Field {...field} inputMode="decimal" problem={problem} />;
}
