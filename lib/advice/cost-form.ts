import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { readWithin, type FigureField, type Quantity } from '../format/figure';
import type { FormValues } from '../format/form-query';
import { costOverYears, purchases, yearLithiumWins, type ComparedBatteries } from './cost';

const { limits, first } = lithiumOrTubular.form;

const QUANTITIES = {
  tubularRupees: 'rupees',
  tubularYears: 'years',
  scrapRupees: 'rupees',
  tariffRupees: 'rupees',
  watts: 'watts',
  hours: 'hours',
} as const satisfies Record<keyof typeof limits, Quantity>;

export type CostField = keyof typeof QUANTITIES;
export const COST_FIELDS = Object.keys(QUANTITIES) as CostField[];

/** Years after which the costs are compared, unless the pack's rated life is shorter. */
const YEARS = 10;

/** The texts that the form begins with. */
export const FIRST_COSTS: FormValues = {
  ...Object.fromEntries(COST_FIELDS.map((name) => [name, ''])),
  tubularRupees: first.tubularRupees,
  tubularYears: first.tubularYears,
};

/** What a field takes; a shop pays no more for an old battery than it asks for a new one. */
export function costRule(name: CostField, values: FormValues): FigureField {
  const [least, most] = limits[name];
  const price = name === 'scrapRupees' ? figureOf('tubularRupees', values) : undefined;
  return { quantity: QUANTITIES[name], limits: [least, price ?? most] };
}

function figureOf(name: CostField, values: FormValues): number | undefined {
  return readWithin(values[name] ?? '', costRule(name, values)).value;
}

/** A pack, and the tubular batteries that would do its work. */
export interface ComparedSystem extends Omit<ComparedBatteries, 'givenBack'> {
  /** Rated years of the pack; null if none is stated. */
  lifeYears: number | null;
  /** Energy that one pack gives to the loads. */
  wattHours: number;
}

/** The costs by what is typed, in rupees; undefined without the price of a tubular or its years. */
export function reckonCosts(
  values: FormValues,
  system: ComparedSystem,
  { efficiency, givenBack }: Pick<ComparedBatteries, 'givenBack'> & { efficiency: number },
) {
  const figure = (name: CostField) => figureOf(name, values) ?? 0;
  const [tubularRupees, tubularYears, watts, hours] = (['tubularRupees', 'tubularYears', 'watts', 'hours'] as const).map(figure);
  if (!tubularRupees || !tubularYears) return undefined;
  const prices = {
    tubularRupees,
    tubularYears,
    scrapRupees: figure('scrapRupees'),
    tariffRupees: figure('tariffRupees'),
    kilowattHoursADay: (((watts ?? 0) / efficiency) * (hours ?? 0)) / 1000,
  };
  const lifeYears = system.lifeYears ?? YEARS;
  const years = Math.min(YEARS, lifeYears);
  const batteries = { ...system, givenBack };
  return {
    years,
    lifeYears,
    ...costOverYears(years, batteries, prices),
    purchases: purchases(years, tubularYears),
    /** The year from which the pack has cost no more; undefined if there is none in its rated life. */
    cheaperFrom: yearLithiumWins(lifeYears, batteries, prices),
    countsEnergy: prices.tariffRupees * prices.kilowattHoursADay > 0,
    isTooMuch: (watts ?? 0) * (hours ?? 0) > system.wattHours,
  };
}
