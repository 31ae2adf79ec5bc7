import { expect, test } from '@jest/globals';
import { backup } from '@/content/advice/backup';
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

test.each<[watts: number, leastVolts: number, words: string[]]>([
  [212, 0, ['about 4½ hours (3½ to 5)', 'about 8½ hours (6½ to 10½)', 'about 15½ hours (12 to 20½)']],
  [1000, 0, ['about 1 hour (½ to 1). High current: 98 A.', 'about 2 hours (1½ to 2)', 'about 4 hours (2½ to 4½)']],
  [
    3000,
    0,
    [
      'No: 294 A is over its 100 A. It needs a 48V inverter and a 48V pack.',
      'No: 147 A is over its 100 A. It needs a 48V inverter and a 48V pack.',
      'about 1½ hours (1 to 1½)',
    ],
  ],
  [5000, 0, Array.from([490, 245, 123], (amps) => `No: ${amps} A is over its 100 A. Ask for a custom pack.`)],
  [
    600,
    24,
    [
      'No: a motor draws too much when it starts. It needs a 24V inverter and a 24V pack.',
      'about 3 hours (2½ to 3½)',
      'about 6 hours (4½ to 7½)',
    ],
  ],
])('how long each pack runs %i W, or why it can’t', (watts, leastVolts, words) => {
  expect(packs.map((pack) => runInWords(steadyLoad(watts, leastVolts), pack, packs).words)).toEqual(words);
});

test('rounding never makes a refused current equal to the limit', () => {
  const limited = { ...small, currentLimitAmps: 20.1 };
  expect(runInWords(steadyLoad(212), limited, []).words).toContain('21 A is over its 20.1 A');
});

test.each<[load: number, cells: string[]]>([
  [212, ['4½ (3½–5)', '8½ (6½–10½)', '15½ (12–20½)']],
  [112, ['8 (6–10)', '15 (12–19½)', '24+ (20½–24+)']],
  [1000, ['1 (½–1) 98 A', '2 (1½–2)', '4 (2½–4½)']],
  [1400, ['Needs a 24V inverter', '1½ (1–1½)', '2½ (2–3)']],
])('table cells for %i W', (watts, cells) => {
  expect(packs.map((pack) => runInTable(steadyLoad(watts), pack, packs).join(' ').trim())).toEqual(cells);
});
