import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import { ADDRESS_NAMES, findHousehold, firstState, readState, writeQuery, type CalculatorState } from './address';

const first = firstState(backup);
const roundTrip = (state: CalculatorState) => readState(writeQuery(state, backup), backup);

test('the first state needs no address, and no address is the first state', () => {
  expect(writeQuery(first, backup)).toBe('');
  expect(readState('', backup)).toEqual(first);
});

test('a plain form of another page leads to its household, voltage and hours', () => {
  const state = readState('?volts=12&household=small&hours=6', backup);
  expect(state).toEqual({ ...first, volts: 12, hours: 6, counts: { fan: 2, light: 4, router: 1 } });
  expect(writeQuery(state, backup)).toBe('?hours=6&household=small&volts=12');
});

test('the address is sorted and names only what differs', () => {
  const state = {
    ...first,
    counts: { light: 4, fan: 3, tv: 0 },
    volts: 24,
    entries: { ...first.entries, otherWatts: '150', depthPercent: '80' },
  };
  expect(writeQuery(state, backup)).toBe('?depth=80&fan=3&light=4&other=150&volts=24');
});

describe('what goes into the address comes out again', () => {
  test.each(['150', '۱۲', '١٢', '-5', 'a & b', '1e9', '<script>', '9'.repeat(40), ' 12 ', '½', ''])('%s', (typed) => {
    const entries = { ...first.entries, otherWatts: typed, comparedYears: typed };
    const state = { ...first, counts: { fan: 1, light: 7 }, hours: 12, volts: 48, entries };
    expect(roundTrip(state)).toEqual(state);
  });

  test('each household, and each load at its most', () => {
    for (const { id, counts } of backup.households) {
      expect(findHousehold(roundTrip({ ...first, counts }).counts, backup)).toBe(id);
    }
    const counts = Object.fromEntries(backup.loads.map(({ id, most }) => [id, most]));
    expect(roundTrip({ ...first, counts }).counts).toEqual(counts);
  });
});

describe('hostile and unknown values count as not chosen', () => {
  test.each([
    'volts=36',
    'volts=-12',
    'volts=12.0',
    'volts=NaN',
    'volts=',
    'hours=0',
    'hours=-4',
    'hours=5',
    'hours=1e9',
    'household=nobody',
    'household=__proto__',
    'household=constructor',
    'fan=-2',
    'fan=1.5',
    'fan=two',
    'fan=',
    'fan=%F0',
    'fan=۲',
    'unknown=1',
    '__proto__=1',
    'a=%zz',
    '&&&==',
  ])('%s', (query) => {
    expect(readState(`?${query}`, backup)).toEqual(first);
  });

  test('more than can be chosen is the most that can', () => {
    expect(readState('?fan=99&light=' + '9'.repeat(40), backup).counts).toEqual({ fan: 12, light: 24 });
  });

  test('of one name twice the first counts, and what is very long is cut', () => {
    expect(readState('?volts=24&volts=48', backup).volts).toBe(24);
    expect(readState(`?other=${'9'.repeat(5000)}`, backup).entries.otherWatts).toHaveLength(60);
  });
});

test('no name is used for two things', () => {
  const names = [...Object.values(ADDRESS_NAMES), ...backup.loads.map(({ id }) => id)];
  // The fridge is also a household, which is a value and not a name.
  expect(new Set(names).size).toBe(names.length);
});
