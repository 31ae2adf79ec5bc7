import { dischargeForm as words } from '@/content/advice/discharge-form';
import { readWithin, type FormValues } from '../format/form-values';
import { fill } from '../format/texts';
import { batteryWatts, type Assumptions, type Pack } from './energy';

/** A battery in a discharge test: its label, and how its inverter turns battery power into load. */
export type TestedBattery = Pick<Pack, 'nominalVolts' | 'ampereHours'> & Omit<Assumptions, 'depth'>;

/** The fewest whole minutes after which `judgeTest` says so many percent, so that table and form never disagree. */
export function minutesToGive(percent: number, watts: number, battery: TestedBattery): number {
  const wattHours = ((percent - 0.5) / 100) * battery.nominalVolts * battery.ampereHours;
  // Minutes that should be whole may come out just above.
  return Math.ceil((60 * wattHours) / batteryWatts(watts, battery) - 1e-9);
}

/** What a test is judged by: percents of the label that a good battery gives, and below which to ask why; batteries by their volts. */
export type TestCriteria = Record<'full' | 'ask', number> & { batteries: readonly TestedBattery[] };

/** Judges a visitor's own discharge test by the energy that the battery gave, in sentences. */
export function judgeTest(values: FormValues, { full, ask, batteries }: TestCriteria): string[] {
  const battery = batteries.find(({ nominalVolts }) => nominalVolts.toFixed(1) === values.nominalVolts);
  const figure = (name: keyof typeof words.fields) => readWithin(values[name] ?? '', words.fields[name]).value;
  const [ampereHours, watts, hours] = [figure('ampereHours'), figure('watts'), figure('hours')];
  if (!battery || !ampereHours || !watts || !hours) return [words.missing];
  // Whole minutes and percent, as in the table.
  const wattHours = (batteryWatts(watts, battery) * Math.round(hours * 60)) / 60;
  const percent = Math.round((100 * wattHours) / (battery.nominalVolts * ampereHours));
  const verdict =
    percent > words.unlikelyPercent ? words.unlikely : percent >= full ? words.good : percent >= ask ? words.fair : words.poor;
  return [
    fill(verdict, { gave: (wattHours / 1000).toFixed(2), percent }),
    ...(watts < words.leastWatts ? [fill(words.lowLoad, { leastWatts: words.leastWatts })] : []),
  ];
}
