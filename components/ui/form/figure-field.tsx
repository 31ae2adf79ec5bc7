import { memo } from 'react';
import { fieldWords } from '@/content/controls';
import { fill } from '@/lib/format/fill';
import { readWithin, type FigureField as Rule } from '@/lib/format/figure';
import { groupThousands } from '@/lib/format/price';
import { LineIcon } from '../line-icon';
import { useValues, type FormStore } from './form-store';
import { Labelled, type LabelledProps } from './labelled';

export interface FigureFieldProps extends Pick<LabelledProps, 'label' | 'hint' | 'layout'> {
  store: FormStore;
  name: string;
  rule: Rule;
  /** The names of two buttons, for one less and one more. */
  steps?: readonly [less: string, more: string];
}

/** A text field for a figure. One that can't be read stays in the field, with a sentence below it. */
export const FigureField = memo(function FigureField({ store, name, rule, steps, ...labels }: FigureFieldProps) {
  const text = useValues(store, (values) => values[name] ?? '');
  const { wrong } = readWithin(text, rule);
  const [least, most] = rule.limits;
  const step = (by: number) => {
    store.change((now) => {
      const { value = 0 } = readWithin(now[name] ?? '', rule);
      return { [name]: String(Math.min(most, Math.max(least, value + by))) };
    });
  };
  /** 48 px wide and high. */
  const stepButton = (by: number, path: string, label = '') =>
    label && (
      <button type="button" aria-label={label} onClick={() => step(by)} className="step needs-scripts">
        <LineIcon path={path} className="mx-auto" />
      </button>
    );
  return (
    <Labelled {...labels} error={wrong ? fill(fieldWords.figure, { least, most: groupThousands(most) }) : ''}>
      {(field) => (
        <div className={`flex ${labels.layout === 'row' ? 'w-35 shrink-0' : ''}`}>
          {stepButton(-1, 'M4 10h12', steps?.[0])}
          <input
            {...field}
            name={name}
            value={text}
            // Unlike onChange it also hears of values that a form filler sets.
            onInput={({ currentTarget }) => store.change(() => ({ [name]: currentTarget.value }))}
            inputMode={rule.quantity === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="auto"
            className={`field tabular ${steps ? 'min-w-11 px-0 text-center' : ''}`}
          />
          {stepButton(1, 'M4 10h12M10 4v12', steps?.[1])}
        </div>
      )}
    </Labelled>
  );
});
