import type { Readout } from './readout';

/** What a visitor has chosen in the finder; the names are those of the calculator's query. */
export interface FinderChoice {
  /** A household's id. */
  household: string;
  /** 12, 24 or 48; null for "I don't know". */
  volts: number | null;
  hours: number;
}

/** All that the finder offers, with an answer to each choice. It is small, because the page sends it to the browser. */
export interface Finder {
  households: readonly { id: string; name: string; watts: number }[];
  /** 12, 24, 48, and null for "I don't know". */
  volts: readonly (number | null)[];
  hours: readonly number[];
  first: FinderChoice;
  /** Every answer once: many choices share one. */
  readouts: readonly Readout[];
  /** For each choice its place in `readouts`, ordered by household, then volts, then hours. */
  indexes: readonly number[];
}

/** The answer to a choice; undefined if it is not offered. */
export function answerFor({ households, volts, hours, readouts, indexes }: Finder, choice: FinderChoice): Readout | undefined {
  const places = [
    households.findIndex(({ id }) => id === choice.household),
    volts.indexOf(choice.volts),
    hours.indexOf(choice.hours),
  ] as const;
  const [household, system, asked] = places;
  if (Math.min(...places) === -1) return undefined;
  return readouts[indexes[(household * volts.length + system) * hours.length + asked] ?? -1];
}

/** Reads a choice from a query; what it lacks, or what is not offered, is as at first. */
export function readChoice({ households, volts, hours, first }: Finder, query: string): FinderChoice {
  const values = new URLSearchParams(query);
  const chosen = <T>(name: keyof FinderChoice, offered: readonly T[], otherwise: T): T => {
    const place = offered.findIndex((value) => String(value ?? '') === values.get(name));
    return place === -1 ? otherwise : (offered[place] as T);
  };
  const ids = households.map(({ id }) => id);
  return {
    household: chosen('household', ids, first.household),
    volts: chosen('volts', volts, first.volts),
    hours: chosen('hours', hours, first.hours),
  };
}

/** Writes a choice as a query with its `?`, without what is as at first; empty if all is. */
export function writeChoice({ first }: Pick<Finder, 'first'>, choice: FinderChoice): string {
  const names = ['household', 'hours', 'volts'] as const;
  const changed = names.filter((name) => choice[name] !== first[name]);
  const query = new URLSearchParams(changed.map((name) => [name, String(choice[name] ?? '')])).toString();
  return query && `?${query}`;
}
