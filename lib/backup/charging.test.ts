import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import { chargingHours, givenBack } from './charging';
import { purchases, tubularCost, tubularsFor, tubularWattHours } from './lead-acid';

const pack = { volts: 12.8, ampereHours: 100, currentLimitAmps: 100 };
const takenUp = backup.chargeTakenUp;
const { estimate } = backup.losses;

test.each([
  [10, 9.5],
  [15, 6.3],
  [20, 4.7],
])('90 Ah at %i A take %f hours', (amps, hours) => {
  expect(Number(chargingHours(90, amps, takenUp).toFixed(1))).toBe(hours);
});

describe('what the mains give back before the next cut', () => {
  test('four hours at 10 A: about 410 Wh, 100 W over the next four hours', () => {
    const { ampereHours, wattHours } = givenBack({ amps: 10, mainsHours: 4, takenUp }, pack, estimate);
    expect(ampereHours).toBeCloseTo(38);
    expect(Math.round(wattHours / 10) * 10).toBe(410);
    expect(Math.round(wattHours / 4 / 10) * 10).toBe(100);
  });

  test('never more than the battery holds', () => {
    const full = givenBack({ amps: 300, mainsHours: 24, takenUp }, pack, estimate);
    expect(full.ampereHours).toBeCloseTo(90);
    expect(givenBack({ amps: 300, mainsHours: 24, takenUp }, pack, estimate, 2).ampereHours).toBeCloseTo(180);
  });
});

describe('against lead-acid', () => {
  test('a 150 Ah tubular gives 900 Wh at half of it, 1,440 Wh at four fifths', () => {
    const { gentle, deep } = tubularWattHours(12, backup);
    expect([gentle, deep]).toEqual([900, 1440]);
    const usable = pack.volts * pack.ampereHours * estimate.depth;
    expect(Math.round(usable)).toBe(1152);
  });

  test('one, two, four of them for 12V, 24V, 48V', () => {
    expect([12, 24, 48].map((volts) => tubularsFor(volts, backup))).toEqual([1, 2, 4]);
  });

  test.each([
    [10, 3, 4],
    [10, 2.5, 4],
    [9, 3, 3],
    [1, 15, 1],
    [0.3, 0.1, 3],
  ])('over %f years, every %f: %i times', (years, between, times) => {
    expect(purchases(years, between)).toBe(times);
  });

  test('the cost over the years is the visitor’s own price, so many times', () => {
    expect(tubularCost({ rupees: 50_000, yearsBetween: 3, years: 10, systemVolts: 24 }, backup)).toBe(400_000);
  });
});
