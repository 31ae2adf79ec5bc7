import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/advice/backup';
import { QUERY_KEYS, FIRST_STATE, readEntry, readQuestion, readState, runHoursKey, writeQuery } from './query';

const withEntries = (changed: Partial<typeof FIRST_STATE.entries>) => ({
  ...FIRST_STATE,
  entries: { ...FIRST_STATE.entries, ...changed },
});

describe('the address', () => {
  test('has no query for the first state, and reads none as the first state', () => {
    expect(writeQuery(FIRST_STATE)).toBe('');
    expect(readState('')).toEqual(FIRST_STATE);
  });

  test('takes household, voltage and hours from a form of another page', () => {
    const [{ id, counts } = { id: '', counts: {} }] = backup.households;
    const state = readState(`?volts=12&household=${id}&hours=3`);
    expect(state).toEqual({ ...FIRST_STATE, volts: 12, hours: 3, counts });
    expect(writeQuery(state)).toBe(`?hours=3&household=${id}&volts=12`);
  });

  test('is sorted and names only what differs from the first state', () => {
    const state = { ...withEntries({ otherWatts: '150', depthPercent: '80' }), counts: { light: 4, fan: 3, tv: 0 }, volts: 24 };
    expect(writeQuery(state)).toBe('?depth=80&fan=3&light=4&other=150&volts=24');
  });

  test.each(['150', '۱۲', 'a & b', '<script>', ' 12 ', ''])('keeps "%s" as it was typed', (typed) => {
    const entries = withEntries({ otherWatts: typed, ownDrawWatts: typed }).entries;
    const state = { counts: { fan: 1, light: 7, pump1: 1 }, runHours: { pump1: 3 }, hours: 12, volts: 48, entries };
    expect(readState(writeQuery(state))).toEqual(state);
  });

  test.each([
    'volts=36',
    'volts=',
    'hours=0',
    'household=nobody',
    'household=__proto__',
    'fan=-2',
    'fan=1.5',
    'pump1-hours=0.7',
    'fan-hours=1',
    '__proto__=1',
    'a=%zz',
    '&&&==',
  ])('reads %s as not chosen', (query) => {
    expect(readState(`?${query}`)).toEqual(FIRST_STATE);
  });

  test('caps counts, takes the first value of a name given twice, and cuts long entries', () => {
    expect(readState('?fan=99&light=' + '9'.repeat(40)).counts).toEqual({ fan: 12, light: 24 });
    expect(readState('?volts=24&volts=48').volts).toBe(24);
    expect(readState(`?other=${'9'.repeat(5000)}`).entries.otherWatts).toHaveLength(60);
  });

  test('uses no name for two things', () => {
    const names = [...Object.values(QUERY_KEYS), ...backup.loads.flatMap(({ id }) => [id, runHoursKey(id)])];
    expect(new Set(names).size).toBe(names.length);
  });
});

test('the question holds what was chosen and typed, as figures', () => {
  const { load, own } = readQuestion(readState('?fan=1&pump05=1&other=1,000&depth=50&efficiency=abc&draw=0'));
  expect(load).toEqual({ watts: 1680, peakWatts: 1680, leastVolts: 24, brief: [{ watts: 600, hours: 0.5 }] });
  expect(own).toEqual({ depth: 0.5, efficiency: undefined, ownDrawWatts: 0 });
});

test.each([
  ['fan=1&pump1=1&hours=4', 4, [0.5]],
  ['fan=1&pump1=1&pump1-hours=2&washer=1&hours=4', 4, [0.5, 2]],
  // What runs as long as the cut runs all the time.
  ['fan=1&pump1=1&pump1-hours=4&hours=4', 4, []],
  // Alone, it is asked about for its own hours.
  ['pump1=1&hours=4', 0.5, []],
  ['pump1=1&pump1-hours=3&washer=1&hours=2', 2, [0.5]],
])('%s: %f hours are asked for', (query, hours, brief) => {
  const question = readQuestion(readState(query));
  expect([question.hours, question.load.brief.map((part) => part.hours)]).toEqual([hours, brief]);
});

test.each([
  ['otherWatts', '2 kW', 2000],
  ['chargerAmps', '20A', 20],
  ['mainsHours', '1:30', 1.5],
  ['depthPercent', '80%', 80],
  ['efficiencyPercent', '٩٠', 90],
  ['ownDrawWatts', '30 watts', 30],
] as const)('%s takes %s', (entry, typed, value) => {
  expect(readEntry(withEntries({ [entry]: typed }), entry)).toEqual({ value, wrong: false });
  expect(readEntry(withEntries({ [entry]: '1e9' }), entry)).toEqual({ value: undefined, wrong: true });
});
