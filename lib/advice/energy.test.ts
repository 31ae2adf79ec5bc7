import { describe, expect, test } from '@jest/globals';
import {
  assumptionsFor,
  backupHours,
  batteryWattHours,
  chargingHours,
  chosenLoads,
  forRange,
  chargedWattHours,
  packsForHours,
  sumLoads,
  systemVolts,
  tubularsFor,
  tubularWattHours,
  usableWattHours,
  type LoadCounts,
} from './energy';
import { large, middle, small, steadyLoad } from './test-packs';

const packs = { 12.8: small, 25.6: middle, 51.2: large };
const { estimate } = assumptionsFor(small);

const SMALL = { fan: 2, light: 4, router: 1 };
const FAMILY = { dcfan: 4, light: 6, tv: 1, router: 1 };
const AC = { dcfan: 2, ac15: 1 };

/** Hours are rounded to a tenth. */
test.each<[LoadCounts, watts: number, volts: keyof typeof packs, estimate: number, careful: number, best: number]>([
  [SMALL, 212, 12.8, 4.4, 3.5, 5.2],
  [SMALL, 212, 25.6, 8.6, 6.8, 10.3],
  [SMALL, 212, 51.2, 15.4, 12.3, 20.6],
  [FAMILY, 312, 12.8, 3.1, 2.4, 3.5],
  [FAMILY, 312, 25.6, 6.0, 4.7, 7.0],
  [FAMILY, 312, 51.2, 11.0, 8.8, 14.0],
  [{ ...FAMILY, fridge: 1 }, 412, 12.8, 2.3, 1.8, 2.7],
  [{ ...FAMILY, fridge: 1 }, 412, 25.6, 4.6, 3.6, 5.3],
  [{ ...FAMILY, fridge: 1 }, 412, 51.2, 8.6, 6.8, 10.6],
  [AC, 1400, 25.6, 1.4, 1.1, 1.6],
  [AC, 1400, 51.2, 2.7, 2.1, 3.1],
])('%j, %i W, at %f V: %f hours (%f to %f)', (counts, watts, volts, ...hours) => {
  const load = sumLoads(counts);
  expect(load.watts).toBe(watts);
  const assumptions = assumptionsFor({ volts });
  const range = forRange((band) => Number(backupHours(load, packs[volts], assumptions[band]).toFixed(1)));
  expect([range.estimate, range.careful, range.best]).toEqual(hours);
});

describe('loads', () => {
  test('an iron can be chosen but is not counted', () => {
    expect(sumLoads({ fan: 1, iron: 1 }, 20).watts).toBe(100);
    expect(chosenLoads({ fan: 1, iron: 1, tv: 0 }).map(({ id }) => id)).toEqual(['fan', 'iron']);
  });

  test.each([
    [{ fan: 1, pump1: 1 }, 48],
    [{ fan: 1, washer: 1 }, 24],
    [{ fan: 1, pump05: 1 }, 24],
    [{ fan: 1, ac15: 1 }, 0],
    [{}, 0],
  ])('%j needs at least %iV', (counts, volts) => {
    expect(sumLoads(counts).leastVolts).toBe(volts);
  });
});

describe('a load that runs only for some hours of a cut', () => {
  // 200 W all the time and 1,150 W for half an hour, without losses: 1,350 W, then 200 W.
  const load = { ...steadyLoad(1350), brief: [{ watts: 1150, hours: 0.5 }] };
  const lossless = { depth: 1, efficiency: 1, ownDrawWatts: 0 };

  test.each([
    [0.25, 337.5],
    [0.5, 675],
    [4, 1375],
  ])('in a cut of %f hours takes %f Wh', (hours, wattHours) => {
    expect(batteryWattHours(load, hours, lossless)).toBeCloseTo(wattHours);
    expect(backupHours(load, { ...small, volts: 10, ampereHours: wattHours / 10 }, lossless)).toBeCloseTo(hours);
  });

  test('needs packs for that energy, with the losses of the inverter', () => {
    expect(Math.round(batteryWattHours(load, 4, estimate))).toBe(Math.round(1375 / 0.85 + 4 * 10));
    expect(packsForHours(load, 4, small, estimate)).toBe(2);
  });

  test('is a pump or a washing machine, for half an hour unless the visitor says otherwise', () => {
    const hoursOf = (...given: Parameters<typeof sumLoads>) => sumLoads(...given).brief.map(({ hours }) => hours);
    expect(hoursOf({ fan: 1, washer: 1, pump05: 1, pump1: 1 })).toEqual([0.5, 0.5, 0.5]);
    expect(hoursOf({ washer: 1, pump1: 1 }, 0, { washer: 2 })).toEqual([0.5, 2]);
  });
});

describe('a visitor’s own assumptions', () => {
  test('shift the whole range, but no share beyond 100 %', () => {
    const own = assumptionsFor(small, { depth: 0.8, efficiency: 0.97 });
    const shown = ({ depth, efficiency }: typeof estimate) => [depth.toFixed(2), efficiency.toFixed(2)];
    expect([own.careful, own.estimate, own.best].map(shown)).toEqual([
      ['0.70', '0.87'],
      ['0.80', '0.97'],
      ['0.85', '1.00'],
    ]);
  });

  test('an entered own draw counts in the best case, too', () => {
    const { careful, best } = assumptionsFor({ volts: 25.6 }, { ownDrawWatts: 35 });
    expect([careful.ownDrawWatts, best.ownDrawWatts]).toEqual([35, 35]);
  });

  test.each([
    [12.8, 10],
    [25.6, 20],
    [38.4, 50],
    [96, 50],
  ])('the usual own draw at %f V is %i W', (volts, watts) => {
    const { careful, best } = assumptionsFor({ volts });
    expect([careful.ownDrawWatts, best.ownDrawWatts]).toEqual([watts, 0]);
  });
});

test.each([
  [4, 1],
  [5, 2],
  [8, 2],
  [12, 3],
])('212 W for %i hours on 12V take %i packs', (hours, count) => {
  expect(packsForHours(steadyLoad(212), hours, small, estimate)).toBe(count);
});

test('a load that takes exactly the energy of two packs needs two', () => {
  const lossless = { ...estimate, efficiency: 1, ownDrawWatts: 0 };
  expect(packsForHours(steadyLoad(usableWattHours(small, estimate) * 2), 1, small, lossless)).toBe(2);
});

test('nominal volts give the system voltage that buyers know', () => {
  expect([3.2, 12.8, 24, 25.6, 48, 51.2].map(systemVolts)).toEqual([0, 12, 24, 24, 48, 48]);
});

describe('charging', () => {
  test.each([
    [10, 9.5],
    [15, 6.3],
    [20, 4.7],
  ])('90 Ah at %i A take %f hours', (amps, hours) => {
    expect(Number(chargingHours(90, amps).toFixed(1))).toBe(hours);
  });

  test.each([
    [10, 4, 1, 413],
    [300, 24, 1, 979],
    [300, 24, 2, 1958],
  ])('%i A for %i hours give %i packs %i Wh, at most what they hold', (amps, mainsHours, count, wattHours) => {
    expect(Math.round(chargedWattHours({ amps, mainsHours }, small, estimate, count))).toBe(wattHours);
  });
});

describe('lead-acid batteries', () => {
  test('one of 150 Ah gives 900 Wh at 50 % depth and 1,440 Wh at 80 %; our 12V pack gives 1,152', () => {
    expect(tubularWattHours(12)).toEqual({ gentle: 900, deep: 1440 });
    expect(Math.round(usableWattHours(small, estimate))).toBe(1152);
    expect([12, 24, 48].map(tubularsFor)).toEqual([1, 2, 4]);
  });
});
