/** What a visitor pays for lead-acid and for electricity. */
export interface OwnPrices {
  /** Price of one tubular battery. */
  tubularRupees: number;
  /** Years until it is replaced. */
  tubularYears: number;
  /** Scrap value of one old tubular battery. */
  scrapRupees: number;
  /** Price of one unit (kWh) of electricity, in rupees. */
  tariffRupees: number;
  /** Energy that the battery delivers in a day. */
  kilowattHoursADay: number;
}

/** One lithium pack, and the tubular batteries that would do its work. */
export interface ComparedBatteries {
  packRupees: number;
  tubulars: number;
  /** The share of the charged energy that each gives back, above 0 and up to 1. */
  givenBack: { lithium: number; tubular: number };
}

/** How often a battery is bought in so many years, including the first time. */
export function purchases(years: number, yearsBetween: number): number {
  return Math.max(1, Math.ceil(years / yearsBetween - 1e-9));
}

/** What each costs over the years, in rupees: the batteries less their scrap value, plus the energy lost in charging. */
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

/** The year from which the pack has cost no more, in it and every later year up to `most`; undefined if there is none. */
export function yearLithiumWins(most: number, batteries: ComparedBatteries, prices: OwnPrices): number | undefined {
  const years = Array.from({ length: most }, (_, index) => index + 1);
  const wins = (year: number) => {
    const { tubular, pack } = costOverYears(year, batteries, prices);
    return pack <= tubular;
  };
  const last = years.findLastIndex((year) => !wins(year));
  return years[last + 1];
}
