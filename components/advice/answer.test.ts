import { describe, expect, test } from '@jest/globals';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { backup } from '@/content/advice/backup';
import { answerTo } from '@/lib/advice/answer';
import type { CataloguePack } from '@/lib/advice/packs';
import { readState } from '@/lib/advice/query';
import { large, middle, small } from '@/lib/advice/test-packs';
import { describeLoads } from '@/lib/advice/words';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { CostComparison } from './cost-comparison';
import { Answer } from './answer';
import { TubularEnergy } from './tubular-energy';

const packs = [small, middle, large];
const BROKEN = /NaN|Infinity|undefined|null|\{\w+\}/;

/** The visible text of an element. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The text of the answer to a query. */
function textFor(query: string, catalogue = packs): string {
  const state = readState(query);
  return textOf(createElement(Answer, { answer: answerTo(state, catalogue), state, onChange: () => {} }));
}

const CUT = '?household=small&volts=12&mains=4&charger=';

test.each<[query: string, says: string[]]>([
  ['', ['Choose what must run']],
  ['?iron=1&fan=1', ['Load, estimate 80 W', 'An iron draws too much for a battery']],
  [
    '?household=small&volts=12',
    [
      '12V 100Ah about 4½ hours (3½ to 5) Estimate. You asked for 4 hours. Cautious estimate: about 3½ hours, less than you asked for.',
      'Load, estimate 212 W From the battery: 259 W',
      'Current, estimate 20 A of 100 A',
      'Price PKR 81,000 ',
      'It needs at least 318 VA, and the watts on its label must be above 212 W.',
    ],
  ],
  ['?household=small&hours=3', ['Cautious estimate: about 3½ hours. ', 'check its label before you order']],
  ['?household=family&volts=24&hours=6', ['Estimate: just enough. You asked for 6 hours.']],
  ['?other=218&volts=48&hours=12', ['Cautious estimate: about 12 hours. ']],
  ['?other=229&volts=48&hours=12', ['Cautious estimate: about 11½ hours, just enough.']],
  [
    '?household=small&volts=12&hours=8',
    ['2 × 12V 100Ah', 'PKR 162,000 2 × PKR 81,000', 'You need 2: ask us whether they can be connected together.'],
  ],
  ['?other=1000&volts=12&hours=1', ['93 A of 100 A', 'near the limit of the pack. Run less at once. Or take a 24V inverter']],
  [
    '?household=ac&volts=12',
    [
      'Not at 12V: 129 A is more than the 100 A that we reckon with for a pack.',
      'You need a 24V inverter and a 24V pack. Never put 24V on a 12V UPS.',
      'See it at 24V',
      '12V 100Ah PKR 81,000 No: 129 A is over its 100 A.',
    ],
  ],
  [
    '?pump05=1&volts=12',
    [
      'Not at 12V: a pump or washing machine draws too much when it starts',
      'You need a 24V inverter',
      'No: a pump or washing machine draws',
    ],
  ],
  ['?washer=1&volts=12', ['Not at 12V: a pump or washing machine', 'You need a 24V inverter']],
  ['?pump1=1&volts=24', ['Not at 24V', 'You need a 48V inverter']],
  [
    '?household=family&pump1=1',
    [
      '48V 100Ah about 9½ hours (7 to 12)',
      'Load, estimate 1,462 W From the battery: 1,770 W',
      'Pump (1 hp) for half an hour: counted for that part of the cut only, but with all its watts for the current.',
    ],
  ],
  ['?household=family&pump1=1&pump1-hours=24', ['2 × 48V 100Ah']],
  ['?pump1=1', ['48V 100Ah about 3½ hours (2½ to 4) Estimate. You asked for half an hour.']],
  ['?cooler=1', ['take 3 to 7 times their watts']],
  [
    '?household=fridge&volts=12&hours=8',
    ['4 × 12V 100Ah', 'One 48V 100Ah gives about 8½ hours (6½ to 10½) for PKR 240,000, with a 48V inverter to be counted too.'],
  ],
  ['?other=8000&volts=48', ['Not at 48V', 'This load needs a custom pack.']],
  ['?fridge=1', ['take 3 to 7 times their watts']],
  [
    `${CUT}10`,
    [
      'Charger too weak: 4 hours of mains at 10 A puts back about 410 Wh before the next cut, enough for 100 W over 4 hours. Your load and the inverter take 220 W. A full charge takes 9½ hours. From full, the battery runs out in the second cut. For 4 hours without mains after 4 hours of mains, the charger must give about 22 A.',
    ],
  ],
  ['?household=small&volts=12&mains=4', ['the charger must give about 22 A.']],
  ['?household=small&volts=12&mains=1', ['it would have to give about 86 A, and this pack takes up to 50 A.']],
  ['?household=small&volts=48', ['Solar: to fill the pack besides the day’s use takes about 1.2 kW of panels']],
  [`${CUT}21`, ['puts back just enough for 4 hours without mains']],
  [`${CUT}50`, ['Charger: 4 hours of mains at 50 A puts back what 4 hours without mains uses. A full charge takes 2 hours.']],
  [`${CUT}51`, ['A charger of 51 A is stronger than we advise: up to 50 A for 100 Ah.']],
  ['?household=small&charger=101', ['Not with a charger of 101 A: we reckon with 100 A at most']],
])('%s', (query, says) => {
  const text = textFor(query);
  for (const sentence of says) expect(text).toContain(sentence);
});

test('no time is given for a charger that is too strong, and an inverter AC is no motor', () => {
  expect(textFor(`${CUT}51`) + textFor(`${CUT}300`)).not.toContain('A full charge takes');
  expect(textFor('?ac1=1&ac15=1')).not.toContain('3 to 7 times');
});

describe('the chat message', () => {
  const message = (query: string) => answerTo(readState(query), packs).chat.message.split('\n');

  test('is an order with load, hours, voltage and pack, without the iron', () => {
    expect(message('?household=small&volts=12')).toEqual([
      "Hi! I'm interested in ordering Test 12.8V 100Ah Battery. Please provide more details.",
      `Load: ${describeLoads({ fan: 2, light: 4, router: 1 })} (212 W)`,
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'Estimate: about 4½ hours (3½ to 5)',
    ]);
    expect(message('?fan=2&iron=1')[1]).toBe(`Load: ${describeLoads({ fan: 2 })} (160 W)`);
  });

  test.each([
    ['?fan=2&other=150.12345', `Load: ${describeLoads({ fan: 2 })}, other 150 W (310 W)`],
    ['?fan=1&pump05=1', `Load: ${describeLoads({ fan: 1, pump05: 1 })} (680 W)`],
    // No load, so no line for it.
    ['?iron=1', 'Hours without mains: 4'],
    ['?other=0.3', 'Hours without mains: 4'],
  ])('%s: %s', (query, line) => {
    expect(message(query)[1]).toBe(line);
  });

  test('asks whether several packs may be joined', () => {
    const lines = message('?household=small&volts=12&hours=8');
    expect(lines[0]).toContain('ordering 2 × Test 12.8V 100Ah Battery.');
    expect(lines.at(-1)).toBe('Can I connect 2 together on my inverter?');
  });

  test('is a question after a refusal', () => {
    expect(message('?household=ac&volts=12&other=1,000')).toEqual([
      'Hi! Which battery do I need?',
      `Load: ${describeLoads({ dcfan: 2, ac15: 1 })}, other 1,000 W (2,400 W)`,
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'The current is too high at 12V.',
    ]);
  });
});

describe('of many packs', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...small, id: `small-${index}`, ampereHours: 20 + index }));
  const catalogue = [...many, middle, large];

  test('the answer looks at all; the list and the tables show six, of each voltage, and say so', () => {
    expect(textFor('?household=ac&volts=48', catalogue)).toContain('2 × 48V 100Ah');
    expect(textFor('?household=ac', catalogue)).toContain('6 of our 10 packs.');
    const table = textOf(createElement(BackupTables, { packs: catalogue }));
    expect(table).toContain('The table has 6 of our 10 packs');
    expect(table).toContain('48V 100Ah');
    expect(textFor('?household=ac')).not.toContain('of our');
  });

  test('those unlike the tubulars of their system are not compared with them', () => {
    const text = textOf(createElement(CostComparison, { packs: catalogue }));
    expect(text).toContain('Choose 24V: 24V 100Ah or 2 × 150 Ah 48V: 48V 100Ah or 4 × 150 Ah ');
    const energy = textOf(createElement(TubularEnergy, { packs: catalogue }));
    expect(energy).toContain('2 of our 10 packs');
  });
});

/** Catalogues that later changes may lead to. */
describe.each<[string, CataloguePack[]]>([
  ['as it is', packs],
  ['without any pack', []],
  ['of an odd pack', [{ ...small, volts: 38.4, systemVolts: 36, currentLimitAmps: 7, lifeYears: null }]],
  [
    'of a tiny and a huge pack',
    [
      { ...small, ampereHours: 0.5 },
      { ...large, ampereHours: 100_000, currentLimitAmps: 900 },
    ],
  ],
])('a catalogue %s', (_, catalogue) => {
  test.each([
    '',
    '?household=fridge&volts=24&hours=12&charger=1&mains=0.5',
    '?other=0.0001&hours=12&charger=1000',
    '?other=5&depth=50&efficiency=98&draw=0&volts=12',
    `?other=${'9'.repeat(400)}&depth=0&efficiency=0&draw=1e308&charger=0&mains=0`,
    `?${backup.loads.map(({ id, most }) => `${id}=${most}`).join('&')}&other=20000&hours=12`,
  ])('answers "%s" without a broken figure', (query) => {
    const text = textFor(query, catalogue);
    expect(text).toMatch(/^ Answer \S+ \S/);
    expect(text).not.toMatch(BROKEN);
  });

  test('has tables without a broken figure', () => {
    const sections = [BackupTables, TubularEnergy, BackupReading];
    const text = sections.map((section) => textOf(createElement(section, { packs: catalogue }))).join(' ');
    expect(text).not.toMatch(BROKEN);
    expect(text).toContain(catalogue.length > 0 ? 'To run' : 'The catalogue has no pack now.');
  });
});
