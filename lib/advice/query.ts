import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import { messageWords } from '@/content/advice/answer';
import { routes } from '@/content/routes';
import { fill } from '../format/fill';
import { readWithin, type FigureField } from '../format/figure';
import { readFields, writeFields, type FormValues } from '../format/form-query';
import { groupThousands } from '../format/price';
import { householdPath } from '../paths';
import type { Asked } from './answer';
import { sumLoads, type LoadCounts, type RunHours } from './energy';
import type { Question } from './recommend';
import { capitalise, describeLoads } from './words';

/** The name of a load's hours in the form and in the query. No id holds a hyphen. */
export function runHoursName(loadId: string): string {
  return `${loadId}-hours`;
}

/** The query's name of a household, and of the one that a form had which was sent before hydration. */
export const HOUSEHOLD = 'household';
export const FROM = 'from';
/** In place of a household: none of the loads. */
const NONE = 'none';

const { limits, losses } = backup;
const inPercent = (share: number) => String(Math.round(share * 100));

/** The form's fields that take a figure, each with its first text. Their names are those of the query. */
const FIELDS: Readonly<Record<string, FigureField & { first: string }>> = {
  ...Object.fromEntries(
    backup.loads.flatMap(({ id, most, hours }) => [
      [id, { quantity: 'count', limits: [0, most], first: '0' } as const],
      ...(hours === undefined
        ? []
        : [[runHoursName(id), { quantity: 'hours', limits: limits.runHours, first: String(hours) } as const]]),
    ]),
  ),
  hours: { quantity: 'count', limits: backup.hours.limits, first: String(backup.hours.first) },
  other: { quantity: 'watts', limits: limits.otherWatts, first: '' },
  charger: { quantity: 'amps', limits: limits.chargerAmps, first: '' },
  mains: { quantity: 'hours', limits: limits.mainsHours, first: '' },
  depth: { quantity: 'percent', limits: limits.depthPercent, first: inPercent(losses.estimate.depth) },
  efficiency: { quantity: 'percent', limits: limits.efficiencyPercent, first: inPercent(losses.estimate.efficiency) },
  draw: { quantity: 'watts', limits: limits.ownDrawWatts, first: '' },
};

const LOADS = backup.loads.map(({ id }) => id);
/** The first texts of all fields, with no loads chosen. */
const NOTHING: FormValues = {
  volts: '',
  ...Object.fromEntries(Object.entries(FIELDS).map(([name, { first }]) => [name, first])),
};

/** @throws Error for a name that no field has */
export function ruleOf(name: string): FigureField {
  const rule = FIELDS[name];
  if (!rule) throw new Error(`The calculator has no field "${name}"`);
  return rule;
}

/** The counts of a household as texts; zeros if there is none with this id. */
export function countsOf(household = NONE): FormValues {
  const counts = backup.households.find(({ id }) => id === household)?.counts ?? {};
  return Object.fromEntries(backup.loads.map(({ id }) => [id, String(counts[id] ?? 0)]));
}

/**
 * Reads a query. It begins with a household, unless the query names other loads; what it does not name, or names as no choice
 * there is, is as at first. Figures are kept as typed, even wrong ones.
 */
export function readState(query: string, firstHousehold: string = finder.firstHousehold): FormValues {
  const { household, from, volts = '', ...named } = readFields(query, [HOUSEHOLD, FROM, ...Object.keys(NOTHING)]);
  const isKnown = (id?: string) => id === NONE || backup.households.some((one) => one.id === id);
  const before = isKnown(from) ? countsOf(from) : {};
  const figures = Object.fromEntries(Object.entries(named).filter(([name, text]) => text !== before[name]));
  const hasLoads = [...LOADS, 'other'].some((name) => name in figures);
  return {
    ...NOTHING,
    ...countsOf(isKnown(household) ? household : hasLoads ? NONE : firstHousehold),
    ...figures,
    volts: backup.systemVolts.map(String).includes(volts) ? volts : '',
  };
}

/** Writes a state as a sorted query with its `?`, without what is as at first; empty if all is. */
export function writeQuery(state: FormValues): string {
  const household = findHousehold(state);
  if (household === finder.firstHousehold && !state.other) return writeFields(state, { ...NOTHING, ...countsOf(household) });
  const isEmpty = LOADS.every((id) => state[id] === '0');
  const named = household || (isEmpty && !state.other ? NONE : undefined);
  return writeFields({ ...state, ...(named && { [HOUSEHOLD]: named }) }, { ...NOTHING, ...countsOf(household) });
}

/** The page to send someone: that of the household while only its loads are chosen, for its share picture; else the calculator. */
export function sharedPath(state: FormValues): string {
  const household = findHousehold(state);
  if (!household || state.other) return routes.backupCalculator + writeQuery(state);
  return householdPath(household) + writeQuery({ ...state, ...countsOf(finder.firstHousehold) });
}

/** The id of the household with exactly these loads; empty if none has. */
export function findHousehold(state: FormValues): string {
  const isIt = (counts: FormValues) => LOADS.every((id) => counts[id] === state[id]);
  return backup.households.find(({ id }) => isIt(countsOf(id)))?.id ?? '';
}

/** A field's figure; undefined if there is none that it takes. */
function figureOf(state: FormValues, name: string): number | undefined {
  const field = FIELDS[name];
  return field && readWithin(state[name] ?? '', field).value;
}

/**
 * Reads the question from a state. Unusable entries are left out. If all loads run only for some hours, the question is for the
 * longest of these.
 */
export function readQuestion(state: FormValues): Question {
  const value = (name: string) => figureOf(state, name);
  const share = (name: string) => {
    const percent = value(name);
    return percent === undefined ? undefined : percent / 100;
  };
  const { counts, runHours } = readLoads(state);
  const asked = value('hours') ?? backup.hours.first;
  const load = sumLoads(counts, Math.round(value('other') ?? 0), runHours);
  const briefWatts = load.brief.reduce((sum, { watts }) => sum + watts, 0);
  const hours = load.watts > briefWatts ? asked : Math.min(asked, load.brief.at(-1)?.hours ?? asked);
  return {
    load: { ...load, brief: load.brief.filter((part) => part.hours < hours) },
    hours,
    volts: state.volts ? Number(state.volts) : null,
    charger: { amps: value('charger'), mainsHours: value('mains') },
    own: { depth: share('depth'), efficiency: share('efficiency'), ownDrawWatts: value('draw') },
  };
}

/** What was asked, in words. */
export function readAsked(state: FormValues, { load, hours, volts }: Question): Asked {
  const { counts, runHours } = readLoads(state);
  const other = Math.round(figureOf(state, 'other') ?? 0);
  const loads = [describeLoads(counts, runHours), other > 0 && fill(messageWords.other, { watts: groupThousands(other) })];
  return { loads: capitalise(loads.filter(Boolean).join(', ')), watts: load.watts, hours, volts };
}

/** How many of each load, and for how long those run that do not run all the time. */
export function readLoads(state: FormValues): { counts: LoadCounts; runHours: RunHours } {
  const figures = (nameOf: (id: string) => string) =>
    Object.fromEntries(
      backup.loads.flatMap(({ id }) => {
        const value = figureOf(state, nameOf(id));
        return value === undefined ? [] : [[id, value]];
      }),
    );
  return { counts: figures((id) => id), runHours: figures(runHoursName) };
}
