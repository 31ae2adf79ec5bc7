import { appliances } from '@/content/advice/appliances';
import type { TotalLoad, Pack } from './energy';

/** A pack of 100 Ah, for tests. */
function pack(systemVolts: number, nominalVolts: number, rupees: number): Pack {
  return {
    id: `pack-${systemVolts}v`,
    name: `Test ${nominalVolts}V 100Ah Battery`,
    shortName: `${systemVolts}V 100Ah`,
    systemVolts,
    nominalVolts,
    ampereHours: 100,
    currentLimitAmps: 100,
    chargeLimitAmps: 100,
    advisedChargeAmps: 50,
    rupees,
    soldOut: false,
    lifeYears: 12,
  };
}

/** Packs for tests, unlike those of the catalogue, which the owner may change at any time. */
export const small = pack(12, 12.8, 81_000);
export const middle = pack(24, 25.6, 145_000);
export const large = pack(48, 51.2, 240_000);

/** A load that runs all the time. */
export function steadyLoad(watts: number, leastVolts = 0): TotalLoad {
  return { watts, peakWatts: watts, leastVolts, timedLoads: [] };
}

/** Takes households of so many fans in place of the content's, which the owner may change. A fan takes 4 W, and has a motor. */
export function replaceHouseholds(fans: Readonly<Record<string, number>>): void {
  Object.assign(appliances, {
    list: [{ id: 'fan', label: '', one: 'fan', many: 'fans', watts: 4, most: 400, motor: true }],
    households: Object.entries(fans).map(([id, fan]) => ({ id, counts: { fan } })),
  });
}
