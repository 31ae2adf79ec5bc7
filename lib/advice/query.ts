import { backup } from '@/content/advice/backup';
import type { EntryName } from '@/content/types';
import { readWithin, type Quantity, type ReadFigure } from '../format/figure';
import { chosenLoads, sumLoads, type LoadCounts, type RunHours } from './energy';
import type { Question } from './recommend';

/** What a visitor has chosen and typed. Entries are kept as typed, even wrong ones. */
export interface CalculatorState {
  counts: LoadCounts;
  runHours: RunHours;
  hours: number;
  /** 12, 24 or 48; null for "I don't know". */
  volts: number | null;
  entries: Readonly<Record<EntryName, string>>;
}

/**
 * Names of the calculator's form fields and query parameters. A load's count is named by its id, its hours by `runHoursKey`. A GET form on another page
 * needs only the first three to get an answer.
 */
export const QUERY_KEYS = {
  volts: 'volts',
  /** A household's id; its counts are the ones to start from. */
  household: 'household',
  hours: 'hours',
  /** The household of a form that was sent before hydration: only counts that differ from it were chosen. */
  from: 'from',
  otherWatts: 'other',
  chargerAmps: 'charger',
  mainsHours: 'mains',
  depthPercent: 'depth',
  efficiencyPercent: 'efficiency',
  ownDrawWatts: 'draw',
} as const satisfies Record<EntryName | 'volts' | 'household' | 'hours' | 'from', string>;

/** The name of a load's hours in the form and in the query. No id holds a hyphen. */
export function runHoursKey(loadId: string): string {
  return `${loadId}-hours`;
}

/** The state of the calculator without a query. */
export const FIRST_STATE: CalculatorState = {
  counts: {},
  runHours: {},
  hours: backup.hours.first,
  volts: null,
  entries: {
    otherWatts: '',
    chargerAmps: '',
    mainsHours: '',
    depthPercent: inPercent(backup.losses.estimate.depth),
    efficiencyPercent: inPercent(backup.losses.estimate.efficiency),
    ownDrawWatts: '',
  },
};

const ENTRIES = Object.keys(FIRST_STATE.entries) as EntryName[];

/** In characters; keeps shared addresses short. */
const LONGEST_ENTRY = 60;

/** Reads a query. Unknown and impossible values count as not chosen. */
export function readState(query: string): CalculatorState {
  const values = new URLSearchParams(query);
  const chosen = (name: string, offered: readonly number[]) => offered.find((value) => String(value) === values.get(name));
  const household = (name: string) => backup.households.find(({ id }) => id === values.get(name));
  return {
    counts: { ...household(QUERY_KEYS.household)?.counts, ...readCounts(values, household(QUERY_KEYS.from)?.counts) },
    runHours: Object.fromEntries(
      backup.loads.flatMap(({ id, hours }) => {
        const own = hours === undefined ? undefined : chosen(runHoursKey(id), backup.hours.ofLoads);
        return own === undefined ? [] : [[id, own]];
      }),
    ),
    hours: chosen(QUERY_KEYS.hours, backup.hours.offered) ?? FIRST_STATE.hours,
    volts: chosen(QUERY_KEYS.volts, backup.systemVolts) ?? FIRST_STATE.volts,
    entries: Object.fromEntries(
      ENTRIES.map((entry) => [entry, values.get(QUERY_KEYS[entry])?.slice(0, LONGEST_ENTRY) ?? FIRST_STATE.entries[entry]]),
    ) as CalculatorState['entries'],
  };
}

/** Writes a state as a sorted query with its `?`, without what equals `FIRST_STATE`; empty if all does. */
export function writeQuery({ counts, runHours, hours, volts, entries }: CalculatorState): string {
  const household = findHousehold(counts);
  const values = new URLSearchParams();
  if (household) values.set(QUERY_KEYS.household, household);
  else for (const [id, count] of Object.entries(counts)) if (count > 0) values.set(id, String(count));
  for (const load of chosenLoads(counts)) {
    const own = runHours[load.id];
    if (own !== undefined && own !== load.hours) values.set(runHoursKey(load.id), String(own));
  }
  if (hours !== FIRST_STATE.hours) values.set(QUERY_KEYS.hours, String(hours));
  if (volts !== null) values.set(QUERY_KEYS.volts, String(volts));
  for (const entry of ENTRIES) {
    if (entries[entry] !== FIRST_STATE.entries[entry]) values.set(QUERY_KEYS[entry], entries[entry].slice(0, LONGEST_ENTRY));
  }
  values.sort();
  const query = values.toString();
  return query && `?${query}`;
}

/** The id of the household with exactly these loads; empty if none has. */
export function findHousehold(counts: LoadCounts): string {
  const isIt = (household: LoadCounts) => backup.loads.every(({ id }) => (household[id] ?? 0) === (counts[id] ?? 0));
  return backup.households.find((household) => isIt(household.counts))?.id ?? '';
}

/**
 * Reads the question from a state. Unusable entries are left out. If all loads run only for some hours, the question is for the
 * longest of these.
 */
export function readQuestion(state: CalculatorState): Question {
  const value = (entry: EntryName) => readEntry(state, entry).value;
  const share = (entry: EntryName) => {
    const percent = value(entry);
    return percent === undefined ? undefined : percent / 100;
  };
  const load = sumLoads(state.counts, Math.round(value('otherWatts') ?? 0), state.runHours);
  const briefWatts = load.brief.reduce((sum, { watts }) => sum + watts, 0);
  const hours = load.watts > briefWatts ? state.hours : Math.min(state.hours, load.brief.at(-1)?.hours ?? state.hours);
  return {
    load: { ...load, brief: load.brief.filter((part) => part.hours < hours) },
    hours,
    volts: state.volts,
    charger: { amps: value('chargerAmps'), mainsHours: value('mainsHours') },
    own: { depth: share('depthPercent'), efficiency: share('efficiencyPercent'), ownDrawWatts: value('ownDrawWatts') },
  };
}

const QUANTITIES: Readonly<Record<EntryName, Quantity>> = {
  otherWatts: 'watts',
  chargerAmps: 'amps',
  mainsHours: 'hours',
  depthPercent: 'percent',
  efficiencyPercent: 'percent',
  ownDrawWatts: 'watts',
};

/** Reads one of the calculator's entries and checks it against its limits. */
export function readEntry({ entries }: CalculatorState, entry: EntryName): ReadFigure {
  return readWithin(entries[entry], QUANTITIES[entry], backup.limits[entry]);
}

/** Counts of the known loads, capped at the most that can be chosen; without those that are as in `before`. */
function readCounts(values: URLSearchParams, before?: LoadCounts): LoadCounts {
  const named = backup.loads.flatMap(({ id, most }) => {
    const text = values.get(id) ?? '';
    return /^\d{1,40}$/.test(text) && Number(text) !== (before && (before[id] ?? 0))
      ? [[id, Math.min(most, Number(text))] as const]
      : [];
  });
  return Object.fromEntries(named);
}

function inPercent(share: number): string {
  return String(Math.round(share * 100));
}
