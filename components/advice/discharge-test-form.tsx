'use client';

import { dischargeForm as words } from '@/content/advice/discharge-form';
import { routes } from '@/content/routes';
import { judgeTest, type TestCriteria } from '@/lib/advice/discharge';
import type { FigureRule } from '@/lib/format/form-values';
import { AnsweredForm, queryFormat, useValues } from '../ui/form/answered-form';
import { Choices, FigureField } from '../ui/form/fields';

const FIELDS: Readonly<Record<string, FigureRule & { label: string; hint?: string }>> = words.fields;
const FORMAT = queryFormat(
  routes.checkABattery,
  { nominalVolts: '', ampereHours: '', watts: '', hours: '' },
  (name) => FIELDS[name],
);

/** Judges a visitor's own discharge test by the energy that the battery gave. */
export function DischargeTestForm(props: TestCriteria) {
  const options = props.batteries.map(({ nominalVolts }) => ({
    id: nominalVolts.toFixed(1),
    name: `${nominalVolts.toFixed(1)}V`,
  }));
  return (
    <AnsweredForm initialFormat={FORMAT} className="needs-scripts mt-8 panel border bg-card print:hidden">
      <h3 className="mb-4 text-h4">{words.title}</h3>
      <Choices name="nominalVolts" label={words.volts} options={options} />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {Object.entries(FIELDS).map(([name, { label, hint }]) => (
          <FigureField key={name} name={name} label={label} hint={hint} />
        ))}
      </div>
      <Verdict {...props} />
    </AnsweredForm>
  );
}

function Verdict(props: TestCriteria) {
  const sentences = useValues((values) => judgeTest(values, props).join('\n'));
  return <output className="mt-6 grid border-t pt-4 whitespace-pre-line">{sentences}</output>;
}
