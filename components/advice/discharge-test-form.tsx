'use client';

import { useId, useMemo } from 'react';
import { checkABattery } from '@/content/advice/check-a-battery';
import { routes } from '@/content/routes';
import { testResult } from '@/lib/advice/discharge-test';
import { fill } from '@/lib/format/fill';
import { readWithin, type FigureField as Rule } from '@/lib/format/figure';
import { readFields, writeFields, type FormValues } from '@/lib/format/form-query';
import { Choices } from '../ui/form/choices';
import { FigureField } from '../ui/form/figure-field';
import { useFormStore, useValues } from '../ui/form/form-store';

export interface DischargeTestFormProps {
  efficiency: number;
  /** Percents of the label: what a good battery gives, and below which to ask why. */
  percents: { full: number; ask: number };
  systems: readonly { volts: number; ownDrawWatts: number }[];
}

/** Above this share of the label's energy a figure must be wrong. */
const UNLIKELY_PERCENT = 130;
const LOW_LOAD_WATTS = 300;
const words = checkABattery.test.form;
const { limits } = words;
const RULES = {
  ampereHours: { quantity: 'ampereHours', limits: limits.testAmpereHours },
  watts: { quantity: 'watts', limits: limits.testWatts },
  hours: { quantity: 'hours', limits: limits.testHours },
} as const satisfies Record<string, Rule>;
const FIRST: FormValues = { volts: '', ampereHours: '', watts: '', hours: '' };
const FORMAT = {
  read: (query: string) => ({ ...FIRST, ...readFields(query, Object.keys(FIRST)) }),
  write: (values: FormValues) => routes.checkABattery + writeFields(values, FIRST),
};

/** Judges a visitor's own discharge test by the energy that the battery gave. */
export function DischargeTestForm(props: DischargeTestFormProps) {
  const id = useId();
  const store = useFormStore(id, FORMAT);
  const sentences = useValues(
    store,
    useMemo(() => (values: FormValues) => judge(values, props).join('\n'), [props]),
  );
  const options = props.systems.map(({ volts }) => ({ value: volts.toFixed(1), text: `${volts.toFixed(1)}V` }));
  return (
    <form
      id={id}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="needs-scripts print:hidden mt-8 panel card"
    >
      <h3 className="mb-4 text-h4">{words.title}</h3>
      <Choices store={store} name="volts" label={words.volts} options={options} />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <FigureField store={store} name="ampereHours" label={words.ampereHours} rule={RULES.ampereHours} />
        <FigureField store={store} name="watts" label={words.watts} rule={RULES.watts} />
        <FigureField store={store} name="hours" label={words.hours} hint={words.hoursHint} rule={RULES.hours} />
      </div>
      <output className="mt-6 grid border-t border-line pt-4 whitespace-pre-line">{sentences}</output>
    </form>
  );
}

function judge(values: FormValues, { efficiency, percents, systems }: DischargeTestFormProps): string[] {
  const system = systems.find(({ volts }) => volts.toFixed(1) === values.volts);
  const figure = (name: keyof typeof RULES) => readWithin(values[name] ?? '', RULES[name]).value;
  const [ampereHours, watts, hours] = [figure('ampereHours'), figure('watts'), figure('hours')];
  if (!system || !ampereHours || !watts || !hours) return [words.missing];
  const { wattHours, percent } = testResult(watts, Math.round(hours * 60), { ...system, ampereHours, efficiency });
  const verdict =
    percent > UNLIKELY_PERCENT
      ? words.unlikely
      : percent >= percents.full
        ? words.good
        : percent >= percents.ask
          ? words.fair
          : words.poor;
  return [
    fill(verdict, { gave: (wattHours / 1000).toFixed(wattHours < 1000 ? 2 : 1), percent }),
    ...(watts < LOW_LOAD_WATTS ? [words.lowLoad] : []),
  ];
}
