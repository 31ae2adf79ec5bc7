import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import { readFields, readWithin, writeFields, type FigureRule, type FormValues } from '../format/form-values';
import { householdPath } from '../paths';
import type { Household } from './loads';
import type { Asked } from './question';

/* The finder's question: a household, a voltage and hours. Apart from the calculator's, whose list other pages don't load. */

/** The rule of the field for the hours of load-shedding. */
export const HOURS_RULE: FigureRule = { quantity: 'hours', step: 0.5, isNeeded: true, limits: backup.hours.limits };
export const DEFAULT_HOURS = String(backup.hours.default);

const DEFAULTS: FormValues = { household: finder.defaultHousehold, volts: '', hours: DEFAULT_HOURS };

/** The voltage that a query names; empty for "I don't know" and for a voltage that no system has. */
export function readVolts(volts = ''): string {
  return backup.systemVolts.map(String).includes(volts) ? volts : '';
}

/** Reads the finder's values from a query; what it does not name, or names as no choice there is, takes its default. */
export function readFinderValues(
  query: string,
  households: readonly Household[],
  chosen: string = finder.defaultHousehold,
): FormValues {
  const { household, volts, ...hours } = readFields(query, Object.keys(DEFAULTS));
  const isKnown = households.some(({ id }) => id === household);
  return { ...DEFAULTS, ...hours, household: household && isKnown ? household : chosen, volts: readVolts(volts) };
}

/** Writes choices as a query with its `?`, without defaults. */
export function writeFinderValues(values: FormValues): string {
  return writeFields(values, DEFAULTS);
}

/** The page of the chosen household, with the other choices as its query. */
export function finderPath({ household = '', ...values }: FormValues): string {
  return householdPath(household) + writeFinderValues(values);
}

/** The question that the finder's values ask; `readFinderValues` lets only known households in. */
export function finderQuestion({ household, volts, hours = '' }: FormValues, households: readonly Household[]): Asked {
  const { name, load } = households.find(({ id }) => id === household) as Household;
  const outageHours = readWithin(hours, HOURS_RULE).value ?? backup.hours.default;
  return { loadsText: name, load, neededHours: outageHours, outageHours, volts: volts ? Number(volts) : null, own: {} };
}
