'use client';

import { checkABattery } from '@/content/advice/check-a-battery';
import { routes } from '@/content/routes';
import { testResult, type TestedBattery } from '@/lib/advice/tested-battery';
import { fill } from '@/lib/format/fill';
import { readWithin, type FigureField as Rule, type FormValues } from '@/lib/format/form-values';
import { Choices, FigureField } from '../ui/form/fields';
import { queryFormat, useAnsweredForm, useValues } from '../ui/form/form-store';

export interface DischargeTestFormProps {
  /** Percents of the label: what a good battery gives, and below which to ask why. */
  full: number;
  ask: number;
  /** To choose from, by their volts. */
  batteries: readonly TestedBattery[];
}

const words = checkABattery.test.form;
const FIELDS = Object.entries<Rule & { label: string; hint?: string }>(words.fields);
const ruleOf = (name: string) => FIELDS.find(([field]) => field === name)?.[1];
const FIRST = { volts: '', ampereHours: '', watts: '', hours: '' };

/** Judges a visitor's own discharge test by the energy that the battery gave. */
export function DischargeTestForm(props: DischargeTestFormProps) {
  const { store, form } = useAnsweredForm(queryFormat(routes.checkABattery, FIRST, ruleOf));
  const sentences = useValues(store, (values) => judge(values, props).join('\n'));
  const options = props.batteries.map(({ volts }) => ({ id: volts.toFixed(1), name: `${volts.toFixed(1)}V` }));
  return (
    <form {...form} className="needs-scripts print:hidden mt-8 panel border bg-card">
      <h3 className="mb-4 text-h4">{words.title}</h3>
      <Choices store={store} name="volts" label={words.volts} options={options} />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {FIELDS.map(([name, { label, hint }]) => (
          <FigureField key={name} store={store} name={name} label={label} hint={hint} />
        ))}
      </div>
      <output className="mt-6 grid border-t pt-4 whitespace-pre-line">{sentences}</output>
    </form>
  );
}

function judge(values: FormValues, { full, ask, batteries }: DischargeTestFormProps): string[] {
  const battery = batteries.find(({ volts }) => volts.toFixed(1) === values.volts);
  const [ampereHours, watts, hours] = FIELDS.map(([name, rule]) => readWithin(values[name] ?? '', rule).value);
  if (!battery || !ampereHours || !watts || !hours) return [words.missing];
  const { wattHours, percent } = testResult(watts, Math.round(hours * 60), { ...battery, ampereHours });
  const verdict =
    percent > words.unlikelyPercent ? words.unlikely : percent >= full ? words.good : percent >= ask ? words.fair : words.poor;
  return [
    fill(verdict, { gave: (wattHours / 1000).toFixed(wattHours < 1000 ? 2 : 1), percent }),
    ...(watts < words.leastWatts ? [fill(words.lowLoad, { leastWatts: words.leastWatts })] : []),
  ];
}
