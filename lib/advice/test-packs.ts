import type { LoadToRun } from './energy';
import type { CataloguePack } from './packs';

/** A pack of 100 Ah, for tests. */
function pack(systemVolts: number, volts: number, rupees: number, price: string): CataloguePack {
  return {
    id: `pack-${systemVolts}v`,
    name: `Test ${volts}V 100Ah Battery`,
    shortName: `${systemVolts}V 100Ah`,
    systemVolts,
    volts,
    ampereHours: 100,
    currentLimitAmps: 100,
    chargeLimitAmps: 100,
    advisedChargeAmps: 50,
    rupees,
    price,
    lifeYears: 12,
  };
}

/** Packs unlike those of the catalogue, which the owner may change at any time. */
export const small = pack(12, 12.8, 81_000, 'PKR 81,000');
export const middle = pack(24, 25.6, 145_000, 'PKR 145,000');
export const large = pack(48, 51.2, 240_000, 'PKR 240,000');

/** A load that runs all the time. */
export function steadyLoad(watts: number, leastVolts = 0): LoadToRun {
  return { watts, peakWatts: watts, leastVolts, brief: [] };
}
