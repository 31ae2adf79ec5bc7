'use client';

import { checkABattery } from '@/content/advice/check-a-battery';
import { batteryWatts } from '@/lib/advice/energy';
import { fill } from '@/lib/format/fill';
import { readFigure } from '@/lib/format/figure';
import { Field } from '../enquiry/field';
import { useTypedForm } from './use-typed-form';

export interface DischargeTestFormProps {
  efficiency: number;
  /** Shares of the label's energy: what a good battery gives, and below which to ask why. */
  shares: { full: number; ask: number };
  systems: readonly { volts: number; label: string; ownDrawWatts: number }[];
}

/** Above this share of the label's energy a figure must be wrong. */
const UNLIKELY = 1.3;
const LOW_LOAD_WATTS = 300;
const NAMES = ['testVolts', 'testAmpereHours', 'testWatts', 'testHours'] as const;
const words = checkABattery.test.form;

/** Judges a visitor's own discharge test by the energy that the battery gave. */
export function DischargeTestForm({ efficiency, shares, systems }: DischargeTestFormProps) {
  const [typed, form] = useTypedForm('discharge-test', NAMES);
  return (
    <form {...form} className="needs-scripts print:hidden mt-8 rounded-surface border border-line bg-card p-5 md:p-6">
      <h3 className="text-h4">{words.title}</h3>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={words.volts} name={NAMES[0]} options={[words.voltsPrompt, ...systems.map(({ label }) => label)]} />
        <Field label={words.ampereHours} name={NAMES[1]} inputMode="decimal" />
        <Field label={words.watts} name={NAMES[2]} inputMode="decimal" />
        <Field label={words.hours} hint={words.hoursHint} name={NAMES[3]} inputMode="decimal" />
      </div>
      <output className="mt-5 grid gap-2 border-t border-line pt-4">
        {judge(typed, { efficiency, shares, systems }).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </output>
    </form>
  );
}

function judge(typed: Record<(typeof NAMES)[number], string>, { efficiency, shares, systems }: DischargeTestFormProps): string[] {
  const system = systems.find(({ label }) => label === typed.testVolts);
  const [ampereHours, watts, hours] = [typed.testAmpereHours, typed.testWatts, typed.testHours].map(readFigure);
  if (!system || !ampereHours || !watts || !hours) return [words.missing];
  const gave = batteryWatts(watts, { efficiency, ownDrawWatts: system.ownDrawWatts }) * hours;
  const share = gave / (system.volts * ampereHours);
  const percent = Math.round(share * 100);
  const verdict =
    share > UNLIKELY ? words.unlikely : percent >= shares.full * 100 ? words.good : share >= shares.ask ? words.fair : words.poor;
  return [
    fill(verdict, { gave: (gave / 1000).toFixed(gave < 1000 ? 2 : 1), percent }),
    ...(watts < LOW_LOAD_WATTS ? [words.lowLoad] : []),
  ];
}
