/** What a visitor pays for lead-acid and for electricity. */
export interface OwnPrices {
  /** Of one tubular battery, in rupees. */
  tubularRupees: number;
  /** Until it is replaced. */
  tubularYears: number;
  /** For one old tubular battery, in rupees. */
  scrapRupees: number;
  /** For a unit (kWh) of electricity, in rupees. */
  tariffRupees: number;
  /** What the battery gives on a day. */
  kilowattHoursADay: number;
}

/** What is compared: one lithium pack, and the tubular batteries in its place. */
export interface ComparedBatteries {
  packRupees: number;
  tubulars: number;
  /** Share of the energy put in that each gives back. */
  givenBack: { lithium: number; tubular: number };
}

/** How often a battery is bought over the years, the first time included. */
export function purchases(years: number, yearsBetween: number): number {
  return Math.max(1, Math.ceil(years / yearsBetween - 1e-9));
}

/** Rupees over the years for both: the batteries, less their scrap value, and the energy lost in charging. */
export function costOverYears(years: number, batteries: ComparedBatteries, prices: OwnPrices): { tubular: number; pack: number } {
  const { packRupees, tubulars, givenBack } = batteries;
  const { tubularRupees, tubularYears, scrapRupees, tariffRupees, kilowattHoursADay } = prices;
  const times = purchases(years, tubularYears);
  const lost = (share: number) => kilowattHoursADay * 365 * years * (1 / share - 1) * tariffRupees;
  return {
    tubular: tubulars * (tubularRupees * times - scrapRupees * (times - 1)) + lost(givenBack.tubular),
    pack: packRupees + lost(givenBack.lithium),
  };
}

/** The first year, up to `most`, from which the pack has cost no more; undefined if tubular stays cheaper. */
export function yearLithiumWins(most: number, batteries: ComparedBatteries, prices: OwnPrices): number | undefined {
  const years = Array.from({ length: most }, (_, index) => index + 1);
  const wins = (year: number) => {
    const { tubular, pack } = costOverYears(year, batteries, prices);
    return pack <= tubular;
  };
  const last = years.findLastIndex((year) => !wins(year));
  return years[last + 1];
}
