import { messageWords } from '@/content/advice/answer-words';
import { appliances } from '@/content/advice/appliances';
import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { readFields, readWithin, writeFields, type FigureRule, type FormValues } from '../format/form-values';
import { capitalise, fill } from '../format/texts';
import { finderPath, DEFAULT_HOURS, HOURS_RULE, readVolts } from './finder-question';
import { HOURS_PER_DAY } from './hours';
import { describeLoads, sumLoads } from './loads';
import type { Question } from './question';

/** The name of an appliance's hours in the form and in the query. No id holds a hyphen. */
export function runHoursName(applianceId: string): string {
  return `${applianceId}-hours`;
}

/** Stands in a query in place of a household's id: no load is chosen. */
const NONE = 'none';

const { limits, losses } = backup;
const inPercent = (share: number) => String(Math.round(share * 100));

/** The form's fields that take a figure, each with its default text. Their names are those of the query. */
const FIELDS: Readonly<Record<string, FigureRule & { default: string }>> = {
  ...Object.fromEntries(
    appliances.list.flatMap(({ id, most, hours }) => [
      [id, { quantity: 'count', limits: [0, most], default: '0' } as const],
      ...(hours === undefined
        ? []
        : [[runHoursName(id), { quantity: 'hours', step: 0.5, limits: limits.runHours, default: String(hours) } as const]]),
    ]),
  ),
  hours: { ...HOURS_RULE, default: DEFAULT_HOURS },
  other: { quantity: 'watts', limits: limits.otherWatts, default: '' },
  charger: { quantity: 'amps', limits: limits.chargerAmps, default: '' },
  mains: { quantity: 'hours', limits: limits.mainsHours, default: '' },
  depth: { quantity: 'percent', limits: limits.depthPercent, default: inPercent(losses.estimate.depth) },
  efficiency: { quantity: 'percent', limits: limits.efficiencyPercent, default: inPercent(losses.estimate.efficiency) },
  draw: { quantity: 'watts', limits: limits.idleDrawWatts, default: '' },
};

const APPLIANCE_IDS = appliances.list.map(({ id }) => id);
/** The default texts of all fields, with no loads chosen. */
const DEFAULTS: FormValues = {
  volts: '',
  ...Object.fromEntries(Object.entries(FIELDS).map(([name, { default: text }]) => [name, text])),
};

/** What a field takes; undefined if it takes no figure. */
export function ruleOf(name: string): FigureRule | undefined {
  return FIELDS[name];
}

/** The counts of a household as texts; zeros if there is none with this id. */
export function countsOf(household = NONE): FormValues {
  const counts = appliances.households.find(({ id }) => id === household)?.counts ?? {};
  return Object.fromEntries(appliances.list.map(({ id }) => [id, String(counts[id] ?? 0)]));
}

/**
 * Reads the form's values from a query. They begin with a household, unless the query names only loads; what it does not name, or
 * names as no choice there is, takes its default. Figures are kept as typed, even wrong ones.
 */
export function readCalculatorValues(query: string): FormValues {
  const { household, from, volts, ...named } = readFields(query, ['household', 'from', ...Object.keys(DEFAULTS)]);
  const isKnown = (id?: string) => id === NONE || appliances.households.some((one) => one.id === id);
  const before = isKnown(from) ? countsOf(from) : {};
  const figures = Object.fromEntries(Object.entries(named).filter(([name, text]) => text !== before[name]));
  const hasLoads = [...APPLIANCE_IDS, 'other'].some((name) => name in figures);
  return {
    ...DEFAULTS,
    ...countsOf(isKnown(household) ? household : hasLoads ? NONE : finder.defaultHousehold),
    ...figures,
    volts: readVolts(volts),
  };
}

/** Writes the form's values as a sorted query with its `?`, without default values; empty if all are defaults. */
export function writeCalculatorValues(state: FormValues): string {
  const { household } = calculatorQuestion(state);
  const isEmpty = !state.other && APPLIANCE_IDS.every((id) => state[id] === '0');
  // The household that a query without one stands for: none if it names other watts, else the default household.
  const unnamed = state.other ? '' : finder.defaultHousehold;
  return writeFields(
    { ...state, household: isEmpty ? NONE : household || unnamed },
    { ...defaultsOf(household), household: unnamed },
  );
}

/** The page to send someone: that of a household if it can say all that is chosen, for its share picture; else the calculator. */
export function calculatorPath(state: FormValues): string {
  const { household } = calculatorQuestion(state);
  const { volts = '', hours = '', ...others } = state;
  const first = defaultsOf(household);
  const isAll = household && Object.entries(others).every(([name, text]) => text === first[name]);
  return isAll ? finderPath({ household, volts, hours }) : routes.backupCalculator + writeCalculatorValues(state);
}

const defaultsOf = (household: string): FormValues => ({ ...DEFAULTS, ...countsOf(household) });

const questions = new WeakMap<FormValues, Question>();

/** The question that a form's values ask; parsed once for each change, because several components read it. */
export function calculatorQuestion(values: FormValues): Question {
  const question = questions.get(values) ?? parseQuestion(values);
  questions.set(values, question);
  return question;
}

/** Parses a question. If all loads run only for some hours, it asks for the longest of these. */
function parseQuestion(values: FormValues): Question {
  const value = (name: string) => {
    const field = FIELDS[name];
    return field && readWithin(values[name] ?? '', field).value;
  };
  const share = (name: string) => {
    const percent = value(name);
    return percent === undefined || values[name] === DEFAULTS[name] ? undefined : percent / 100;
  };
  const figures = (nameOf: (id: string) => string) =>
    Object.fromEntries(APPLIANCE_IDS.map((id) => [id, value(nameOf(id)) ?? 0] as const).filter(([, figure]) => figure > 0));
  const counts = figures((id) => id);
  const outageHours = value('hours') ?? backup.hours.default;
  // A load that runs for longer than the load-shedding counts as running all the time.
  const runHours = Object.fromEntries(
    Object.entries(figures(runHoursName)).map(([id, hours]) => [id, hours > outageHours ? HOURS_PER_DAY : hours]),
  );
  const other = Math.round(value('other') ?? 0);
  const load = sumLoads(counts, other, runHours);
  const timedWatts = load.timedLoads.reduce((sum, { watts }) => sum + watts, 0);
  const isAllTimed = load.watts <= timedWatts;
  const neededHours = isAllTimed ? Math.min(outageHours, load.timedLoads.at(-1)?.hours ?? outageHours) : outageHours;
  const named = [describeLoads(counts, runHours), other > 0 && fill(messageWords.other, { watts: other })];
  return {
    household:
      appliances.households.find((one) => APPLIANCE_IDS.every((id) => (one.counts[id] ?? 0) === (counts[id] ?? 0)))?.id ?? '',
    counts,
    runHours,
    loadsText: capitalise(named.filter(Boolean).join(', ')),
    load: isAllTimed ? { ...load, timedLoads: load.timedLoads.filter((part) => part.hours < neededHours) } : load,
    neededHours,
    outageHours,
    volts: values.volts ? Number(values.volts) : null,
    charger: { amps: value('charger'), mainsHours: value('mains') },
    own: { depth: share('depth'), efficiency: share('efficiency'), idleDrawWatts: value('draw') },
  };
}
