import { describe, expect, test } from '@jest/globals';
import {
  assumptionsFor,
  backupHours,
  chargingHours,
  chosenLoads,
  forRange,
  givenBack,
  packsForHours,
  sumLoads,
  systemVolts,
  tubularsFor,
  tubularWattHours,
  usableWattHours,
  type LoadCounts,
} from './energy';

const packOf = (volts: number) => ({ volts, ampereHours: 100, currentLimitAmps: 100 });
const pack12 = packOf(12.8);
const { estimate } = assumptionsFor(pack12);

const SMALL = { fan: 2, light: 4, router: 1 };
const FAMILY = { dcfan: 4, light: 6, tv: 1, router: 1 };
const AC = { dcfan: 2, ac15: 1 };

/** Hours are rounded to a tenth. */
test.each<[LoadCounts, watts: number, volts: number, estimate: number, careful: number, best: number]>([
  [SMALL, 212, 12.8, 4.4, 3.5, 5.2],
  [SMALL, 212, 51.2, 15.4, 12.3, 20.6],
  [FAMILY, 312, 25.6, 6.0, 4.7, 7.0],
  [FAMILY, 312, 51.2, 11.0, 8.8, 14.0],
  [{ ...FAMILY, fridge: 1 }, 412, 51.2, 8.6, 6.8, 10.6],
  [AC, 1400, 25.6, 1.4, 1.1, 1.6],
  [AC, 1400, 51.2, 2.7, 2.1, 3.1],
])('%j, %i W, at %f V: %f hours (%f to %f)', (counts, watts, volts, ...hours) => {
  expect(sumLoads(counts).watts).toBe(watts);
  const assumptions = assumptionsFor({ volts });
  const range = forRange((band) => Number(backupHours(watts, packOf(volts), assumptions[band]).toFixed(1)));
  expect([range.estimate, range.careful, range.best]).toEqual(hours);
});

describe('loads', () => {
  test('an iron can be chosen but is not counted', () => {
    expect(sumLoads({ fan: 1, iron: 1 }, 20).watts).toBe(100);
    expect(chosenLoads({ fan: 1, iron: 1, tv: 0 }).map(({ id }) => id)).toEqual(['fan', 'iron']);
  });

  test.each([
    [{ fan: 1, pump1: 1 }, 24],
    [{ fan: 1, pump05: 1 }, 24],
    [{ fan: 1, ac15: 1 }, 0],
    [{}, 0],
  ])('%j needs at least %iV', (counts, volts) => {
    expect(sumLoads(counts).leastVolts).toBe(volts);
  });
});

describe('a visitor’s own assumptions', () => {
  test('shift the whole range, but no share beyond 100 %', () => {
    const own = assumptionsFor(pack12, { depth: 0.8, efficiency: 0.97 });
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
  expect(packsForHours(212, hours, pack12, estimate)).toBe(count);
});

test('a load that takes exactly the energy of two packs needs two', () => {
  const lossless = { ...estimate, efficiency: 1, ownDrawWatts: 0 };
  expect(packsForHours(usableWattHours(pack12, estimate) * 2, 1, pack12, lossless)).toBe(2);
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
    expect(Math.round(givenBack({ amps, mainsHours }, pack12, estimate, count))).toBe(wattHours);
  });
});

describe('lead-acid batteries', () => {
  test('one of 150 Ah gives 900 Wh at 50 % depth and 1,440 Wh at 80 %; our 12V pack gives 1,152', () => {
    expect(tubularWattHours(12)).toEqual({ gentle: 900, deep: 1440 });
    expect(Math.round(usableWattHours(pack12, estimate))).toBe(1152);
    expect([12, 24, 48].map(tubularsFor)).toEqual([1, 2, 4]);
  });
});
