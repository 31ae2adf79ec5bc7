import { expect, test } from '@jest/globals';
import { large, middle, small, steadyLoad } from './test-packs';
import { aboutHours, describeLoads, hoursRange, listHouseholds, plainHours, runInTable, runInWords } from './words';

const packs = [small, middle, large];

test.each<[careful: number, estimate: number, best: number, words: string]>([
  [3.5, 4.44, 5.16, 'about 4½ hours (3½ to 5)'],
  [0.4, 0.49, 0.6, 'under half an hour'],
  [0.4, 0.6, 0.8, 'about half an hour (under ½ to 1)'],
  [1, 1.1, 1.2, 'about 1 hour'],
  [18, 23.9, 28, 'about 24 hours (18 to more than a day)'],
  [18.4, 25, 28, 'about a day (18 hours or more)'],
  // The careful end is never rounded up, but a few seconds count for nothing.
  [1.83, 2.35, 2.7, 'about 2½ hours (1½ to 2½)'],
  [3.499, 4.44, 5.16, 'about 4½ hours (3½ to 5)'],
  [0.49, 0.6, 0.8, 'about half an hour (under ½ to 1)'],
])('%f, %f, %f: %s', (careful, estimate, best, words) => {
  expect(hoursRange({ careful, estimate, best })).toBe(words);
});

test.each([
  [0.2, 'under half an hour', 'under half an hour'],
  [0.6, 'about half an hour', 'half an hour'],
  [1.2, 'about 1 hour', '1 hour'],
  [9.47, 'about 9½ hours', '9½ hours'],
  [30, 'more than a day', '30 hours'],
])('%f hours without a range: %s, %s', (hours, about, plain) => {
  expect([aboutHours(hours), plainHours(hours)]).toEqual([about, plain]);
});

test('households are named by their loads, the one with the fewest watts first', () => {
  expect(listHouseholds().map(({ name, watts }) => `${name}: ${watts} W`)).toEqual([
    'Fan, 2 lights, router: 112 W',
    '2 fans, 4 lights, router: 212 W',
    '4 inverter fans, 6 lights, TV, router: 312 W',
    '3 inverter fans, 6 lights, router, laptop, CCTV set: 332 W',
    '4 inverter fans, 6 lights, TV, router, fridge: 412 W',
    '2 inverter fans, inverter AC (1.5 ton): 1400 W',
  ]);
});

test('a load that runs only for some hours of a cut is said so', () => {
  expect(describeLoads({ fan: 1, pump05: 1, washer: 2 }, { washer: 2, pump05: 24 })).toBe(
    'fan, 2 washing machines for 2 hours, pump (½ hp)',
  );
  expect(describeLoads({ pump1: 1 })).toBe('pump (1 hp) for half an hour');
});

test.each<[watts: number, leastVolts: number, words: string[]]>([
  [212, 0, ['about 4½ hours (3½ to 5)', 'about 8½ hours (6½ to 10½)', 'about 15½ hours (12 to 20½)']],
  [1000, 0, ['about 1 hour (½ to 1). High current: 93 A.', 'about 2 hours (1½ to 2)', 'about 4 hours (2½ to 4½)']],
  [
    3000,
    0,
    [
      'No: 277 A is over its 100 A. It needs a 48V inverter and a 48V pack.',
      'No: 139 A is over its 100 A. It needs a 48V inverter and a 48V pack.',
      'about 1½ hours (1 to 1½)',
    ],
  ],
  [5000, 0, Array.from([460, 231, 116], (amps) => `No: ${amps} A is over its 100 A. Ask us for a custom pack.`)],
  [
    600,
    24,
    [
      'No: a pump or washing machine draws too much when it starts. It needs a 24V inverter and a 24V pack.',
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
  [1000, ['1 (½–1) 93 A', '2 (1½–2)', '4 (2½–4½)']],
  [1400, ['Needs a 24V inverter', '1½ (1–1½)', '2½ (2–3)']],
])('table cells for %i W', (watts, cells) => {
  expect(packs.map((pack) => runInTable(steadyLoad(watts), pack, packs).join(' ').trim())).toEqual(cells);
});
