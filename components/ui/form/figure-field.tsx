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
  const { value, wrong } = readWithin(text, rule);
  const [least, most] = rule.limits;
  const set = (next: string) => store.change(() => ({ [name]: next }));
  const step = (by: number) => {
    store.change((now) => {
      const before = readWithin(now[name] ?? '', rule).value ?? value ?? 0;
      return { [name]: String(Math.min(most, Math.max(least, before + by))) };
    });
  };
  const error = fill(fieldWords.figure, { least, most: groupThousands(most) });
  return (
    <Labelled {...labels} error={wrong ? error : undefined}>
      {(field) => (
        <div className={`flex ${labels.layout === 'row' ? 'w-35 shrink-0' : ''}`}>
          {steps && <StepButton label={steps[0]} path="M4 10h12" onClick={() => step(-1)} />}
          <input
            {...field}
            name={name}
            value={text}
            // Unlike onChange it also hears of values that a form filler sets.
            onInput={({ currentTarget }) => set(currentTarget.value)}
            inputMode={rule.quantity === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="auto"
            className={`field tabular ${steps ? 'min-w-11 px-0 text-center' : ''}`}
          />
          {steps && <StepButton label={steps[1]} path="M4 10h12M10 4v12" onClick={() => step(1)} />}
        </div>
      )}
    </Labelled>
  );
});

/** 48 px wide and high. */
function StepButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="step needs-scripts">
      <LineIcon path={path} className="mx-auto" />
    </button>
  );
}
