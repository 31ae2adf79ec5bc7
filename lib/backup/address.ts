import type { BackupEntry, BackupFigures } from '@/content/types';
import type { LoadCounts } from './loads';

/** What a visitor has chosen and written. Entries are kept to the letter, right or wrong: nothing typed is ever lost. */
export interface CalculatorState {
  counts: LoadCounts;
  hours: number;
  /** 12, 24 or 48; null for "I don't know". */
  volts: number | null;
  entries: Readonly<Record<BackupEntry, string>>;
}

/**
 * The names of the calculator's fields in its address, which are also those of its form. A plain GET form elsewhere that
 * uses the first three leads to an answer. Each load has its own id as its name.
 */
export const ADDRESS_NAMES = {
  volts: 'volts',
  /** The id of a household: counts to start from. */
  household: 'household',
  hours: 'hours',
  otherWatts: 'other',
  chargerAmps: 'charger',
  mainsHours: 'mains',
  depthPercent: 'depth',
  efficiencyPercent: 'efficiency',
  ownDrawWatts: 'draw',
  tubularRupees: 'tubular',
  tubularYears: 'replaced',
  comparedYears: 'years',
} as const satisfies Record<BackupEntry | 'volts' | 'household' | 'hours', string>;

/** Far more than a sensible entry has, and little enough for an address that is shared in a chat. */
const LONGEST_ENTRY = 60;

/** What the calculator begins with. */
export function firstState({ hours, losses, leadAcid }: BackupFigures): CalculatorState {
  return {
    counts: {},
    hours: hours.first,
    volts: null,
    entries: {
      otherWatts: '',
      chargerAmps: '',
      mainsHours: '',
      depthPercent: String(Math.round(losses.estimate.depth * 100)),
      efficiencyPercent: String(Math.round(losses.estimate.efficiency * 100)),
      ownDrawWatts: '',
      tubularRupees: '',
      tubularYears: '',
      comparedYears: String(leadAcid.years),
    },
  };
}

/** Reads the query of an address. What it does not know, or what can't be, counts as not chosen. */
export function readState(query: string, figures: BackupFigures): CalculatorState {
  const values = new URLSearchParams(query);
  const first = firstState(figures);
  const chosen = (name: string, offered: readonly number[]) => offered.find((value) => String(value) === values.get(name));
  const household = figures.households.find(({ id }) => id === values.get(ADDRESS_NAMES.household));
  return {
    counts: { ...household?.counts, ...readCounts(values, figures) },
    hours: chosen(ADDRESS_NAMES.hours, figures.hours.offered) ?? first.hours,
    volts: chosen(ADDRESS_NAMES.volts, figures.systemVolts) ?? first.volts,
    entries: mapEntries(first.entries, (entry, text) => values.get(ADDRESS_NAMES[entry])?.slice(0, LONGEST_ENTRY) ?? text),
  };
}

/** The query for a state: only what differs from the first, in the order of the alphabet. Empty, or begins with `?`. */
export function writeQuery(state: CalculatorState, figures: BackupFigures): string {
  const first = firstState(figures);
  const household = findHousehold(state.counts, figures);
  const values = new URLSearchParams();
  if (household) values.set(ADDRESS_NAMES.household, household);
  else for (const [id, count] of Object.entries(state.counts)) if (count > 0) values.set(id, String(count));
  if (state.hours !== first.hours) values.set(ADDRESS_NAMES.hours, String(state.hours));
  if (state.volts !== first.volts) values.set(ADDRESS_NAMES.volts, String(state.volts));
  mapEntries(state.entries, (entry, text) => {
    if (text !== first.entries[entry]) values.set(ADDRESS_NAMES[entry], text.slice(0, LONGEST_ENTRY));
    return text;
  });
  values.sort();
  const query = values.toString();
  return query && `?${query}`;
}

/** The id of the household that holds just these loads; empty for a list of the visitor's own. */
export function findHousehold(counts: LoadCounts, { households, loads }: BackupFigures): string {
  return households.find((household) => loads.every(({ id }) => (household.counts[id] ?? 0) === (counts[id] ?? 0)))?.id ?? '';
}

/** Counts of the known loads; more than can be chosen is the most that can. */
function readCounts(values: URLSearchParams, { loads }: BackupFigures): LoadCounts {
  const named = loads.flatMap(({ id, most }) => {
    const text = values.get(id) ?? '';
    return /^\d{1,40}$/.test(text) ? [[id, Math.min(most, Number(text))] as const] : [];
  });
  return Object.fromEntries(named);
}

function mapEntries(
  entries: CalculatorState['entries'],
  make: (entry: BackupEntry, text: string) => string,
): CalculatorState['entries'] {
  return Object.fromEntries(
    Object.entries(entries).map(([entry, text]) => [entry, make(entry as BackupEntry, text)]),
  ) as CalculatorState['entries'];
}
