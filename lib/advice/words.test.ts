import { expect, test } from '@jest/globals';
import { cellWords, runWords } from '@/content/advice/answer';
import { backup } from '@/content/advice/backup';
import { fill } from '../format/fill';
import { hoursRange, plainHours } from './hours';
import { large, middle, small, steadyLoad } from './test-packs';
import { describeLoads, listHouseholds, runInTable, runInWords } from './words';

const packs = [small, middle, large];

test('loads are named one or many, without the iron, and the hours of those that run only for some of a cut', () => {
  const [fan, light, washer, pump] = ['fan', 'light', 'washer', 'pump1'].map((id) => backup.loads.find((one) => one.id === id));
  expect(describeLoads({ fan: 1, light: 2, iron: 1 })).toBe(`${fan?.one}, 2 ${light?.many}`);
  const forHours = (load: string, hours = 0) => fill(runWords.brief, { load, hours: plainHours(hours) });
  const washers = forHours(`2 ${washer?.many}`, 2);
  expect(describeLoads({ washer: 2, pump1: 1 }, { washer: 2, pump1: 24 })).toBe(`${washers}, ${pump?.one}`);
  expect(describeLoads({ pump1: 1 })).toBe(forHours(`${pump?.one}`, pump?.hours));
});

test('households begin with a capital, the one with the fewest watts first', () => {
  const households = listHouseholds();
  expect(households.filter(({ name }) => !/^[A-Z\d]/.test(name))).toEqual([]);
  expect(households).toEqual(households.toSorted((one, other) => one.watts - other.watts));
  expect(households).toHaveLength(backup.households.length);
});

const refused = (amps: number) => fill(runWords.refused, { amps, limit: 100 });
const next = (volts: number) => fill(runWords.next, { volts });
const range = (careful: number, estimate: number, best: number) => hoursRange({ careful, estimate, best });

test.each<[watts: number, leastVolts: number, words: string[]]>([
  [212, 0, [range(3.5, 4.5, 5), range(6.5, 8.5, 10.5), range(12, 15.5, 20.5)]],
  [5000, 0, [490, 245, 123].map((amps) => `${refused(amps)} ${runWords.custom}`)],
  [600, 24, [`${runWords.refusedStart} ${next(24)}`, range(2.5, 3, 3.5), range(4.5, 6, 7.5)]],
  [
    3500,
    0,
    [`${refused(343)} ${next(48)}`, `${refused(172)} ${next(48)}`, `${range(0.5, 1, 1.5)}. ${fill(runWords.high, { amps: 86 })}`],
  ],
])('how long each pack runs %i W, or why it can’t', (watts, leastVolts, words) => {
  expect(packs.map((pack) => runInWords(steadyLoad(watts, leastVolts), pack, packs).words)).toEqual(words);
});

const { moreThanDay } = cellWords;
const cell = (hours: string, low: string, high: string) => `${hours} ${fill(cellWords.range, { low, high })}`;

test.each<[load: number, cells: string[]]>([
  [112, [cell('8', '6', '10'), cell('15', '12', '19½'), cell(moreThanDay, '20½', moreThanDay)]],
  [1000, [`${cell('1', '½', '1')} ${fill(cellWords.high, { amps: 98 })}`, cell('2', '1½', '2'), cell('4', '2½', '4½')]],
  [1400, [fill(cellWords.next, { volts: 24 }), cell('1½', '1', '1½'), cell('2½', '2', '3')]],
])('table cells for %i W', (watts, cells) => {
  expect(packs.map((pack) => runInTable(steadyLoad(watts), pack, packs).join(' ').trim())).toEqual(cells);
});
