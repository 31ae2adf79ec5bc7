import { backup } from '@/content/advice/backup';
import { costComparison } from '@/content/advice/lithium-or-tubular';
import { readWithin, type FigureRule, type FormValues } from '../format/form-values';
import { batteryAmps, batteryWatts, type Assumptions, type Pack } from './energy';

export type CostField = keyof typeof costComparison.form.fields;
const fields: Readonly<Record<string, FigureRule & { example?: string }>> = costComparison.form.fields;
export const COST_FIELDS = Object.keys(fields) as CostField[];

/** The default texts of the cost form's fields. */
export const DEFAULT_COSTS = Object.fromEntries(COST_FIELDS.map((name) => [name, fields[name]?.example ?? ''])) as Record<
  CostField,
  string
>;

/** What a field takes; a shop pays no more for an old battery than it asks for a new one. Undefined if it takes no figure. */
export function ruleOf(name: string, values: FormValues): FigureRule | undefined {
  const field = fields[name];
  const most = name === 'scrapRupees' && figureOf('tubularRupees', values);
  return most && field ? { ...field, limits: [field.limits[0], most] } : field;
}

function figureOf(name: string, values: FormValues) {
  const rule = ruleOf(name, values);
  return (rule && readWithin(values[name] ?? '', rule).value) ?? 0;
}

/** A pack, and the tubular batteries that would do its work. */
export interface ComparedPack extends Pack, Assumptions {
  tubulars: number;
  /** The share of the charged energy that each kind of battery gives back, above 0 and up to 1. */
  givenBack: { lithium: number; tubular: number };
  /** Watt-hours that the pack gives, and that the tubulars give at gentle and at deep discharge. */
  usable: number;
  gentle: number;
  deep: number;
}

type Batteries = Pick<ComparedPack, 'rupees' | 'tubulars' | 'givenBack' | 'efficiency'>;

/** What a visitor pays, runs and expects, by the form's fields; 0 where nothing usable is typed. */
type Figures = Readonly<Record<CostField, number>>;

/** The costs of a pack and its tubulars by the typed values, in rupees; undefined without a tubular's price or years. */
export function reckonCosts(values: FormValues, pack: ComparedPack) {
  const figures = Object.fromEntries(COST_FIELDS.map((name) => [name, figureOf(name, values)])) as Figures;
  const { tubularRupees, tubularYears, tariffRupees, watts, hours } = figures;
  if (!tubularRupees || !tubularYears) return undefined;
  const lifeYears = pack.lifeYears ?? costComparison.years;
  const years = Math.min(costComparison.years, lifeYears);
  const needed = batteryWatts(watts, pack) * hours;
  return {
    ...costOverYears(years, pack, figures),
    years,
    lifeYears,
    purchases: purchases(years, tubularYears),
    /** The year from which the pack has cost no more; undefined if there is none in its rated life. */
    cheaperFrom: yearLithiumWins(lifeYears, pack, figures),
    countsEnergy: tariffRupees * watts * hours > 0,
    isTooMuch:
      needed * backup.enoughShare > pack.usable || batteryAmps(watts, pack.systemVolts, pack.efficiency) > pack.currentLimitAmps,
  };
}

/** How often a battery is bought in so many years, including the first time. */
function purchases(years: number, yearsBetween: number) {
  // A quotient that should be a whole number may come out just above it.
  return Math.max(1, Math.ceil(years / yearsBetween - 1e-9));
}

/** What tubulars and pack cost over the years, in rupees: batteries less their scrap value, plus energy lost in charging. */
export function costOverYears(years: number, batteries: Batteries, figures: Figures) {
  const { rupees, tubulars, givenBack, efficiency } = batteries;
  const { tubularRupees, tubularYears, scrapRupees, tariffRupees, watts, hours } = figures;
  const times = purchases(years, tubularYears);
  const kilowattHours = (365 * years * watts * hours) / efficiency / 1000;
  const lost = (share: number) => kilowattHours * (1 / share - 1) * tariffRupees;
  return {
    tubular: tubulars * (tubularRupees * times - scrapRupees * (times - 1)) + lost(givenBack.tubular),
    lithium: rupees + lost(givenBack.lithium),
  };
}

/** The year from which the pack has cost no more, in it and every later year up to `most`; undefined if there is none. */
export function yearLithiumWins(most: number, batteries: Batteries, figures: Figures): number | undefined {
  const years = Array.from({ length: most }, (_, index) => index + 1);
  const last = years.findLastIndex((year) => {
    const { tubular, lithium } = costOverYears(year, batteries, figures);
    return lithium > tubular;
  });
  return years[last + 1];
}
