'use client';

import { dischargeForm as words } from '@/content/advice/discharge-form';
import { routes } from '@/content/routes';
import { testResult, type TestedBattery } from '@/lib/advice/discharge-test';
import { readWithin, type FigureRule, type FormValues } from '@/lib/format/form-values';
import { fill } from '@/lib/format/texts';
import { AnsweredForm, queryFormat, useValues } from '../ui/form/answered-form';
import { Choices, FigureField } from '../ui/form/fields';

interface DischargeTestFormProps {
  /** Percents of the label: what a good battery gives, and below which to ask why. */
  full: number;
  ask: number;
  /** The batteries to choose from, by their volts. */
  batteries: readonly TestedBattery[];
}

const FIELDS: Readonly<Record<string, FigureRule & { label: string; hint?: string }>> = words.fields;
const ruleOf = (name: string) => FIELDS[name];
const FORMAT = queryFormat(routes.checkABattery, { volts: '', ampereHours: '', watts: '', hours: '' }, ruleOf);

/** Judges a visitor's own discharge test by the energy that the battery gave. */
export function DischargeTestForm(props: DischargeTestFormProps) {
  const options = props.batteries.map(({ nominalVolts }) => ({
    id: nominalVolts.toFixed(1),
    name: `${nominalVolts.toFixed(1)}V`,
  }));
  return (
    <AnsweredForm format={FORMAT} className="needs-scripts mt-8 panel border bg-card print:hidden">
      <h3 className="mb-4 text-h4">{words.title}</h3>
      <Choices name="volts" label={words.volts} options={options} />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {Object.entries(FIELDS).map(([name, { label, hint }]) => (
          <FigureField key={name} name={name} label={label} hint={hint} />
        ))}
      </div>
      <Verdict {...props} />
    </AnsweredForm>
  );
}

function Verdict(props: DischargeTestFormProps) {
  const sentences = useValues((values) => judge(values, props).join('\n'));
  return <output className="mt-6 grid border-t pt-4 whitespace-pre-line">{sentences}</output>;
}

function judge(values: FormValues, { full, ask, batteries }: DischargeTestFormProps): string[] {
  const battery = batteries.find(({ nominalVolts }) => nominalVolts.toFixed(1) === values.volts);
  const figure = (name: keyof typeof words.fields) => readWithin(values[name] ?? '', words.fields[name]).value;
  const [ampereHours, watts, hours] = [figure('ampereHours'), figure('watts'), figure('hours')];
  if (!battery || !ampereHours || !watts || !hours) return [words.missing];
  const { wattHours, percent } = testResult(watts, Math.round(hours * 60), { ...battery, ampereHours });
  const verdict =
    percent > words.unlikelyPercent ? words.unlikely : percent >= full ? words.good : percent >= ask ? words.fair : words.poor;
  return [
    fill(verdict, { gave: (wattHours / 1000).toFixed(wattHours < 1000 ? 2 : 1), percent }),
    ...(watts < words.leastWatts ? [fill(words.lowLoad, { leastWatts: words.leastWatts })] : []),
  ];
}
