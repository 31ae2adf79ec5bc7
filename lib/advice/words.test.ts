import { describe, expect, test } from '@jest/globals';
import { getBackupPacks } from './packs';
import { readQuestion, readState } from './query';
import { recommend } from './recommend';
import { aboutHours, chatMessage, hoursRange, listHouseholds, plainHours, runInTable, runInWords } from './words';

const packs = getBackupPacks();

test.each<[careful: number, estimate: number, best: number, words: string]>([
  [3.5, 4.44, 5.16, 'about 4½ hours (3½ to 5)'],
  [0.4, 0.49, 0.6, 'under half an hour'],
  [0.4, 0.6, 0.8, 'about half an hour (under ½ to 1)'],
  [0.8, 1, 1.2, 'about 1 hour'],
  [18, 23.9, 28, 'about 24 hours (18 to more than a day)'],
  [18.4, 25, 28, 'more than a day (at least about 18½ hours)'],
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

test.each<[watts: number, leastVolts: number, words: string[]]>([
  [212, 0, ['about 4½ hours (3½ to 5)', 'about 8½ hours (7 to 10½)', 'about 15½ hours (12½ to 20½)']],
  [1000, 0, ['about 1 hour. High current: 93 A.', 'about 2 hours (1½ to 2)', 'about 4 hours (3 to 4½)']],
  [
    3000,
    0,
    [
      'No: 277 A is over its 100 A. It needs a 48 V inverter and the 48V pack.',
      'No: 139 A is over its 100 A. It needs a 48 V inverter and the 48V pack.',
      'about 1½ hours (1 to 1½)',
    ],
  ],
  [5000, 0, Array.from([460, 231, 116], (amps) => `No: ${amps} A is over its 100 A. Ask us for a custom pack.`)],
  [
    600,
    24,
    [
      'No: a pump draws too much when it starts. It needs a 24 V inverter and the 24V pack.',
      'about 3 hours (2½ to 3½)',
      'about 6 hours (5 to 7½)',
    ],
  ],
])('how long each pack runs %i W, or why it can’t', (watts, leastVolts, words) => {
  expect(packs.map((pack) => runInWords({ watts, leastVolts }, pack, packs).words)).toEqual(words);
});

test('rounding never makes a refused current equal to the limit', () => {
  const [small] = packs.map((pack) => ({ ...pack, currentLimitAmps: 20.1 }));
  expect(small && runInWords({ watts: 212, leastVolts: 0 }, small, []).words).toContain('21 A is over its 20.1 A');
});

describe('the chat message', () => {
  const message = (query: string) => {
    const state = readState(query);
    const question = readQuestion(state);
    return chatMessage(state, question, recommend(question, packs)).split('\n');
  };

  test('is an order with load, hours, voltage and pack, without the iron', () => {
    expect(message('?household=small&volts=12')).toEqual([
      "Hi! I'm interested in ordering Alpha Ampere 12V 100Ah Lithium Battery. Please provide more details.",
      'Load: 2 fans, 4 lights, router (212 W)',
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'Estimate: about 4½ hours (3½ to 5)',
    ]);
    expect(message('?fan=2&iron=1')[1]).toBe('Load: 2 fans (160 W)');
  });

  test('asks whether several packs may be joined', () => {
    const lines = message('?household=small&volts=12&hours=8');
    expect(lines[0]).toContain('ordering 2 × Alpha Ampere 12V 100Ah Lithium Battery.');
    expect(lines.at(-1)).toBe('Can I connect 2 together on my inverter?');
  });

  test('is a question after a refusal', () => {
    expect(message('?household=ac&volts=12&other=1,000')).toEqual([
      'Hi! Which battery do I need?',
      'Load: 2 inverter fans, inverter AC (1.5 ton), other 1,000 W (2400 W)',
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'The current is too high at 12V.',
    ]);
  });
});

test.each<[load: number, cells: string[]]>([
  [212, ['4½ (3½–5)', '8½ (7–10½)', '15½ (12½–20½)']],
  [112, ['8 (6½–10)', '15 (12–19½)', '24+ (20½–24+)']],
  [1000, ['1 93 A', '2 (1½–2)', '4 (3–4½)']],
  [1400, ['No: 129 A needs 24V', '1½ (1–1½)', '2½ (2–3)']],
])('table cells for %i W', (watts, cells) => {
  expect(packs.map((pack) => runInTable({ watts, leastVolts: 0 }, pack, packs).join(' '))).toEqual(cells);
});
