'use client';

import type { ReactNode } from 'react';
import { fieldWords } from '@/content/controls';
import { useStore } from '@/lib/browser/store';
import { readWithin, type FormValues } from '@/lib/format/form-values';
import { fill } from '@/lib/format/texts';
import { LineIcon } from '../line-icon';
import { noBreak } from '../no-break';
import { useFormStore, useValues, type FormStore, type FormState } from './answered-form';
import { Labelled, type LabelledProps } from './labelled';

export interface ChoicesProps {
  name: string;
  label: string;
  options: readonly { id: string; name: ReactNode }[];
  /** The chosen value, and what a choice sets; by default the field's own. */
  chosenIn?: (values: FormValues) => string;
  set?: (value: string) => FormValues;
  /** Classes of the options' grid; by default options stand beside each other. */
  className?: string;
}

export function Choices({
  name,
  label,
  options,
  chosenIn = (values) => values[name] ?? '',
  set = (value) => ({ [name]: value }),
  className = 'columns-of-14 gap-2',
}: ChoicesProps) {
  const store = useFormStore();
  const chosen = useValues(chosenIn);
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{noBreak(label)}</legend>
      <div className={`grid ${className}`}>
        {options.map(({ id, name: text }) => (
          <label key={id} className="chip">
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => store.change(() => set(id))} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FigureFieldProps extends Pick<LabelledProps, 'label' | 'hint' | 'layout'> {
  name: string;
  /** The names of two buttons, for one less and one more. */
  steps?: readonly [less: string, more: string];
}

/** A text field for a figure. A figure that it does not take stays in it, with a sentence below that says what counts. */
export function FigureField({ name, steps, ...labels }: FigureFieldProps) {
  const store = useFormStore();
  const text = useStore(store, ({ typed }) => typed[name] ?? '');
  const error = useStore(store, (state) => complaint(store, name, state));
  // Steps from the valid figure to the next whole number.
  const step = (by: number) => {
    store.change((now) => {
      const rule = store.ruleOf(name, now);
      if (!rule) return {};
      const { value = 0 } = readWithin(now[name] ?? '', rule);
      const [least, most] = rule.limits;
      const next = by > 0 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
      return { [name]: String(Math.min(most, Math.max(least, next))) };
    });
  };
  const stepButton = (by: number, path: string, label = '') =>
    label && (
      <button
        type="button"
        aria-label={label}
        onClick={() => step(by)}
        className="needs-scripts w-[48px] shrink-0 rounded-control border border-control"
      >
        <LineIcon path={path} className="mx-auto" />
      </button>
    );
  return (
    <Labelled {...labels} error={error}>
      {(field) => (
        <div className={`flex ${labels.layout === 'row' ? 'w-35 shrink-0' : ''}`}>
          {stepButton(-1, 'M4 10h12', steps?.[0])}
          <input
            {...field}
            name={name}
            value={text}
            // Unlike onChange, onInput also hears of values that a form filler sets.
            onInput={({ currentTarget }) => store.change(() => ({ [name]: currentTarget.value }))}
            onPointerDown={({ currentTarget }) => {
              // The first tap selects the figure, so that what is typed takes its place.
              if (currentTarget === document.activeElement) return;
              currentTarget.addEventListener('click', () => currentTarget.select(), { once: true });
            }}
            inputMode="decimal"
            autoComplete="off"
            dir="auto"
            className={`field tabular ${steps ? 'min-w-11 px-0 text-center' : ''}`}
          />
          {stepButton(1, 'M4 10h12M10 4v12', steps?.[1])}
        </div>
      )}
    </Labelled>
  );
}

/** The message of a field that refuses its figure: what it takes, and what counts until then; else empty. */
function complaint({ ruleOf }: FormStore, name: string, { typed, valid }: FormState) {
  const rule = ruleOf(name, typed);
  if (!rule) throw new Error(`The form has no rule for its field "${name}"`);
  if (!readWithin(typed[name] ?? '', rule).wrong) return '';
  const [least, most] = rule.limits;
  const wanted = fill(rule.step ? fieldWords.inSteps : fieldWords.figure, {
    least,
    most,
    step: rule.step ?? 1,
  });
  const { value: figure } = readWithin(valid[name] ?? '', rule);
  return `${wanted} ${figure === undefined ? fieldWords.leftOut : fill(fieldWords.counts, { figure })}`;
}
