import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import { getHouseholds } from './household-runs';
import { chosenLoads, describeLoads, leastVolts, sumLoads } from './loads';

const { loads } = backup;

test('a household in words, and its watts', () => {
  const counts = { router: 1, light: 4, fan: 2 };
  expect(describeLoads(counts, loads)).toBe('2 fans, 4 lights, router');
  expect(sumLoads(counts, loads)).toBe(212);
});

test('no battery should run an iron: it is named and not counted', () => {
  expect(sumLoads({ fan: 1, iron: 1 }, loads)).toBe(80);
  expect(chosenLoads({ fan: 1, iron: 1 }, loads).map(({ id }) => id)).toEqual(['fan', 'iron']);
});

test('a 1 hp pump asks for 24V, whatever else runs', () => {
  expect(leastVolts({ fan: 1, pump1: 1 }, loads)).toBe(24);
  expect(leastVolts({ fan: 1, pump05: 1 }, loads)).toBe(0);
});

test('nothing chosen is nothing', () => {
  expect([describeLoads({}, loads), sumLoads({}, loads), leastVolts({}, loads)]).toEqual(['', 0, 0]);
});

test('every load at its most is a figure', () => {
  const all = Object.fromEntries(loads.map(({ id, most }) => [id, most]));
  expect(sumLoads(all, loads)).toBeGreaterThan(10_000);
});

describe('the households to start from', () => {
  test('are named for what they hold, the lightest first', () => {
    expect(getHouseholds().map(({ name, watts }) => `${name}: ${watts} W`)).toEqual([
      'Fan, 2 lights, router: 112 W',
      '2 fans, 4 lights, router: 212 W',
      '4 inverter fans, 6 lights, TV, router: 312 W',
      '3 inverter fans, 6 lights, router, laptop, CCTV set: 332 W',
      '4 inverter fans, 6 lights, TV, router, fridge: 412 W',
      '2 inverter fans, inverter AC (1.5 ton): 1400 W',
    ]);
  });
});
