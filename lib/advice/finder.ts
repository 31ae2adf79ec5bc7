import { readWithin, type FigureField } from '../format/figure';
import type { Recommendation } from './recommend';

/** What a visitor has chosen in the finder; the names are those of the calculator's query. */
export interface FinderChoice {
  /** A household's id. */
  household: string;
  /** `12`, `24` or `48`; empty for "I don't know". */
  volts: string;
  /** As typed. */
  hours: string;
}

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
export function hoursOf({ hours, first }: Pick<Finder, 'hours' | 'first'>, choice: FinderChoice): number {
  return readWithin(choice.hours, hours).value ?? Number(first.hours);
}

/** The recommendation for a choice that the finder offers. */
export function recommendationFor(finder: Finder, choice: FinderChoice): Recommendation {
  const [least, most] = finder.hours.limits;
  const household = finder.households.findIndex(({ id }) => id === choice.household);
  const place = household * finder.volts.length + finder.volts.indexOf(choice.volts);
  const index = finder.indexes[place * (most - least + 1) + hoursOf(finder, choice) - least];
  return finder.recommendations[index ?? -1] ?? { kind: 'no-pack' };
}

/** Reads a choice from a query; what it lacks, or what is not offered, is as at first. */
export function readChoice({ households, volts, first }: Finder, query: string): FinderChoice {
  const values = new URLSearchParams(query);
  const chosen = (name: keyof FinderChoice, offered: readonly string[]) =>
    offered.find((value) => value === values.get(name)) ?? first[name];
  return {
    household: chosen(
      'household',
      households.map(({ id }) => id),
    ),
    volts: chosen('volts', volts),
    hours: values.get('hours')?.slice(0, 60) ?? first.hours,
  };
}

/** Writes a choice as a query with its `?`, without what is as at first; empty if all is. */
export function writeChoice({ first }: Pick<Finder, 'first'>, choice: FinderChoice): string {
  const names = ['household', 'hours', 'volts'] as const;
  const changed = names.filter((name) => choice[name] !== first[name]);
  const query = new URLSearchParams(changed.map((name) => [name, choice[name]])).toString();
  return query && `?${query}`;
}
