import type { LoadToRun, Pack } from './energy';

/** A pack of 100 Ah, for tests. */
function pack(systemVolts: number, volts: number, rupees: number): Pack {
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
    soldOut: false,
    lifeYears: 12,
  };
}

/** Packs unlike those of the catalogue, which the owner may change at any time. */
export const small = pack(12, 12.8, 81_000);
export const middle = pack(24, 25.6, 145_000);
export const large = pack(48, 51.2, 240_000);

/** A load that runs all the time. */
export function steadyLoad(watts: number, leastVolts = 0): LoadToRun {
  return { watts, peakWatts: watts, leastVolts, brief: [] };
}
