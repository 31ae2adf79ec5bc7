import { readWithin, type FigureField } from '../format/figure';
import { readFields, type FormValues } from '../format/form-query';
import type { Recommendation } from './recommend';

/** What a visitor has chosen in the finder, the hours as typed. The names are those of the calculator's query. */
export type FinderChoice = Record<'household' | 'volts' | 'hours', string>;

/** All that the finder offers, with the recommendation for each choice. It is small, because the page sends it to the browser. */
export interface Finder {
  households: readonly { id: string; name: string; watts: number }[];
  /** `12`, `24`, `48`, and empty for "I don't know". */
  volts: readonly string[];
  hours: FigureField;
  first: FinderChoice;
  /** Every recommendation once: many choices share one. */
  recommendations: readonly Recommendation[];
  /** For each choice its place in `recommendations`, ordered by household, then volts, then hours. */
  indexes: readonly number[];
}

/** The hours of a choice; those at first where they can't be read. */
export function hoursOf({ hours, first }: Finder, choice: FormValues): number {
  return readWithin(choice.hours ?? '', hours).value ?? Number(first.hours);
}

const NO_PACK = { kind: 'no-pack' } as const;

/** The recommendation for a choice that the finder offers. */
export function recommendationFor(finder: Finder, choice: FormValues): Recommendation {
  const [least, most] = finder.hours.limits;
  const household = finder.households.findIndex(({ id }) => id === choice.household);
  const place = household * finder.volts.length + finder.volts.indexOf(choice.volts ?? '');
  const index = finder.indexes[place * (most - least + 1) + hoursOf(finder, choice) - least];
  return finder.recommendations[index ?? -1] ?? NO_PACK;
}

/** Reads a choice from a query; what it lacks, or what is not offered, is as at first. */
export function readChoice({ first, ...offered }: Finder, query: string): FinderChoice {
  const { household, volts, hours = first.hours } = readFields(query, Object.keys(first));
  return {
    household: offered.households.find(({ id }) => id === household)?.id ?? first.household,
    volts: offered.volts.find((value) => value === volts) ?? first.volts,
    hours,
  };
}
