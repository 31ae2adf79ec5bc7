import { expect, test } from '@jest/globals';
import { cellWords, runWords } from '@/content/advice/pack-runs';
import { backup } from '@/content/advice/backup';
import { fill } from '../format/fill';
import { large, middle, small, steadyLoad } from './test-packs';
import { describeLoads, listHouseholds, runInTable, runInWords } from './words';

const packs = [small, middle, large];

test('loads are named one or many, without the iron, and the hours of those that run only for some of a cut', () => {
  const [fan, light, washer, pump] = ['fan', 'light', 'washer', 'pump1'].map((id) => backup.loads.find((one) => one.id === id));
  expect(describeLoads({ fan: 1, light: 2, iron: 1 })).toBe(`${fan?.one}, 2 ${light?.many}`);
  expect(describeLoads({ washer: 2, pump1: 1 }, { washer: 2, pump1: 24 })).toBe(`2 ${washer?.many} for 2 hours, ${pump?.one}`);
  expect(describeLoads({ pump1: 1 })).toBe(`${pump?.one} for half an hour`);
});

test('households begin with a capital, the one with the fewest watts first', () => {
  const households = listHouseholds();
  expect(households.filter(({ name }) => !/^[A-Z\d]/.test(name))).toEqual([]);
  expect(households).toEqual(households.toSorted((one, other) => one.watts - other.watts));
  expect(households).toHaveLength(backup.households.length);
});

const refused = (amps: number) => fill(runWords.refused, { amps, limit: 100 });
const next = (volts: number) => fill(runWords.next, { volts });

test.each<[watts: number, leastVolts: number, words: string[]]>([
  [212, 0, ['about 4½ hours (3½ to 5)', 'about 8½ hours (6½ to 10½)', 'about 15½ hours (12 to 20½)']],
  [5000, 0, [490, 245, 123].map((amps) => `${refused(amps)} ${runWords.custom}`)],
  [600, 24, [`${runWords.refusedStart} ${next(24)}`, 'about 3 hours (2½ to 3½)', 'about 6 hours (4½ to 7½)']],
  [
    3500,
    0,
    [
      `${refused(343)} ${next(48)}`,
      `${refused(172)} ${next(48)}`,
      `about 1 hour (½ to 1½). ${fill(runWords.high, { amps: 86 })}`,
    ],
  ],
])('how long each pack runs %i W, or why it can’t', (watts, leastVolts, words) => {
  expect(packs.map((pack) => runInWords(steadyLoad(watts, leastVolts), pack, packs).words)).toEqual(words);
});

test.each<[load: number, cells: string[]]>([
  [112, ['8 (6–10)', '15 (12–19½)', '24+ (20½–24+)']],
  [1000, ['1 (½–1) 98 A', '2 (1½–2)', '4 (2½–4½)']],
  [1400, [fill(cellWords.next, { volts: 24 }), '1½ (1–1½)', '2½ (2–3)']],
])('table cells for %i W', (watts, cells) => {
  expect(packs.map((pack) => runInTable(steadyLoad(watts), pack, packs).join(' ').trim())).toEqual(cells);
});
