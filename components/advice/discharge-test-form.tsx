'use client';

import { checkABattery } from '@/content/advice/check-a-battery';
import { testResult } from '@/lib/advice/discharge-test';
import { fill } from '@/lib/format/fill';
import { readWithin } from '@/lib/format/figure';
import { Field } from '../enquiry/field';
import { FigureField } from './figure-field';
import { useTypedForm } from './use-typed-form';

export interface DischargeTestFormProps {
  efficiency: number;
  /** Percents of the label: what a good battery gives, and below which to ask why. */
  percents: { full: number; ask: number };
  systems: readonly { volts: number; ownDrawWatts: number }[];
}

/** Above this share of the label's energy a figure must be wrong. */
const UNLIKELY_PERCENT = 130;
const LOW_LOAD_WATTS = 300;
const NAMES = ['testVolts', 'testAmpereHours', 'testWatts', 'testHours'] as const;
const words = checkABattery.test.form;
const { limits } = words;
const optionOf = (volts: number) => fill(words.voltsOption, { volts: volts.toFixed(1) });

/** Judges a visitor's own discharge test by the energy that the battery gave. */
export function DischargeTestForm(props: DischargeTestFormProps) {
  const [typed, form] = useTypedForm('discharge-test', NAMES);
  const field = <Name extends keyof typeof limits>(name: Name) => ({
    name,
    typed: typed[name],
    limits: limits[name],
    needed: true,
  });
  return (
    <form {...form} className="needs-scripts print:hidden mt-8 panel card">
      <h3 className="text-h4">{words.title}</h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label={words.volts}
          name="testVolts"
          options={[words.voltsPrompt, ...props.systems.map(({ volts }) => optionOf(volts))]}
        />
        <FigureField label={words.ampereHours} quantity="ampereHours" {...field('testAmpereHours')} />
        <FigureField label={words.watts} quantity="watts" {...field('testWatts')} />
        <FigureField label={words.hours} hint={words.hoursHint} quantity="hours" {...field('testHours')} />
      </div>
      <output className="mt-6 grid gap-2 border-t border-line pt-4">
        {judge(typed, props).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </output>
    </form>
  );
}

function judge(
  typed: Record<(typeof NAMES)[number], string>,
  { efficiency, percents, systems }: DischargeTestFormProps,
): string[] {
  const system = systems.find(({ volts }) => optionOf(volts) === typed.testVolts);
  const { value: ampereHours } = readWithin(typed.testAmpereHours, 'ampereHours', limits.testAmpereHours);
  const { value: watts } = readWithin(typed.testWatts, 'watts', limits.testWatts);
  const { value: hours } = readWithin(typed.testHours, 'hours', limits.testHours);
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
